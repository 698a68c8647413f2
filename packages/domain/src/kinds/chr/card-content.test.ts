import { describe, expect, it } from 'vitest';
import { type CardInfos, cardContacts, cardInfos } from '../../drawing/cards/card-contact.ts';
import { NEUTRAL_CARD_LOOK } from '../../drawing/cards/card-look.ts';
import { cardPrice } from '../../drawing/cards/card-price.ts';
import { layoutCard } from '../../drawing/cards/layout-card.ts';
import { cardPreviewNote } from '../../drawing/cards/preview-note.ts';
import { autresInfos, formule, type ProjectDocument } from '../../projects/project.ts';
import { withoutIllustrations } from '../../wizards/steps/illustration-choices.ts';
import { CARD_PARTS, cardContent } from './card-content.ts';
import { withoutCocktails } from './steps/cocktails.ts';
import { formules, withoutFormulas } from './steps/formules.ts';

const LISTS = { mentions: [{ id: 'prix', name: 'Prix', texte: 'Prix nets.' }], illustrations: [] };
const contentOf = (document: ProjectDocument) => cardContent(document, LISTS);

it('a card without answers has no name, no drinks, and the mentions', () => {
  expect(contentOf({ pdv: { nomPDV: 'LE ZINC' } })).toEqual({
    flap: { width: 210, height: 297 },
    flaps: 1,
    sections: [],
    name: '',
    outlet: 'LE ZINC',
    families: [],
    formulas: undefined,
    cocktails: undefined,
    glasses: false,
    illustrations: undefined,
    frieze: undefined,
    code: undefined,
    infos: undefined,
    mentions: ['Prix nets.'],
  });
});

it('tells none from what is not answered', () => {
  const content = contentOf({
    infocarte: { cocktails: withoutCocktails(), illustrations: withoutIllustrations(), qrcode: 'non' },
    infopdv: withoutFormulas({}) ?? {},
    autresInfos: { nomPdv: 'Le Zinc', logoClient: 'non' },
  });
  expect(content).toMatchObject({ formulas: [], cocktails: [], illustrations: [], infos: {} });
  expect(content.code).toBeUndefined();
  expect(contentOf({ infocarte: { qrcode: 'oui' } }).code).toBeNull();
  expect(contentOf({ autresInfos: { nomPdv: 'Le Zinc', telephoneDC: ' ' } }).infos).toBeUndefined();
});

it('has each choice with the path of its answer', () => {
  const drink = { name: 'Sirop de menthe', format: 'Verre 70\u00a0cl' };
  const cocktail = {
    id: 'mojito',
    name: 'Mojito',
    ingredient: 'Rhum',
    image: '/m.svg',
    visuelCocktails: 'oui',
  };
  const content = contentOf({
    infocarte: {
      matiereFormat: '2_volets',
      boissons: {
        Colas: { cola: { name: 'Cola', format: 'Verre 33\u00a0cl' } },
        Sirops: { menthe: drink },
        Eaux: {},
      },
      cocktails: { mojito: cocktail },
      frise: { id: 'partie', name: 'Partie', image: '/partie.svg' },
    },
    infopdv: { formules: [{ nomFormule: 'Midi', tarifFormule: '13' }] },
  });
  expect(content).toMatchObject({
    flaps: 2,
    glasses: true,
    families: [
      {
        path: 'infocarte.boissons.Colas',
        drinks: [{ path: 'infocarte.boissons.Colas.cola', name: 'Cola', volume: '33\u00a0cl' }],
      },
      { drinks: [{ path: 'infocarte.boissons.Sirops.menthe', volume: '' }] },
    ],
    cocktails: [{ path: 'infocarte.cocktails.mojito', ingredients: 'Rhum', image: '/m.svg' }],
    formulas: [{ path: 'infopdv.formules.0', nomFormule: 'Midi' }],
    frieze: { image: '/partie.svg' },
  });
});

it('a frieze of the catalogue has its pattern', () => {
  const frieze = {
    id: 'vagues',
    name: 'Vagues',
    image: '/vagues.svg',
    type: 'frise',
    field_apercu: { pattern: 'waves' },
  } as const;
  const document = { infocarte: { frise: { id: 'vagues', name: 'Vagues', image: '/vagues.svg' } } };
  expect(cardContent(document, { mentions: [], illustrations: [frieze] }).frieze).toBe(frieze);
});

it.each([
  ['13', '13\u00a0€'],
  ['13,00', '13\u00a0€'],
  ['11,9', '11,90\u00a0€'],
  ['8.5', '8,50\u00a0€'],
  ['gratuit', '……'],
  [undefined, '……'],
])('the price %j prints as %j', (typed, printed) => {
  expect(cardPrice(typed)).toBe(printed);
});

it('the contact is said in words, as far as it is given', () => {
  const contact = {
    heureouverture: '07:00',
    heurefermeture: '',
    siteInternet: 'https://zinc.fr',
    mttMinCB: '10 €',
  };
  expect(cardContacts(contact)).toEqual([
    {
      paths: ['autresInfos.heureouverture', 'autresInfos.heurefermeture'],
      text: 'Ouvert de 7\u00a0h à …',
    },
    { paths: ['autresInfos.siteInternet'], text: 'zinc.fr' },
    { paths: ['autresInfos.mttMinCB'], text: 'Carte bancaire à partir de 10\u00a0€' },
  ]);
});

it('what the agency adds is said with its name, once', () => {
  const said = 'y mettra vos plats et vos prix, d’après vos photos ou votre texte.';
  expect(cardPreviewNote('Agence Pinson')).toBe(`L’agence Pinson ${said}`);
  expect(cardPreviewNote('Studio Bleu')).toBe(`L’agence Studio Bleu ${said}`);
  expect(cardPreviewNote('')).toBe(`L’agence ${said}`);
});

/** An object, and the properties that were read of it. */
function watched<Part extends object>(part: Part): { part: Part; read: Set<PropertyKey> } {
  const read = new Set<PropertyKey>();
  const get = (target: Part, name: PropertyKey) => {
    read.add(name);
    return Reflect.get(target, name) as unknown;
  };
  return { part: new Proxy(part, { get }), read };
}

it('reads of the order what is declared to be on the card, and nothing else', () => {
  const infocarte = watched({ qrcode: 'oui' });
  const infopdv = watched({});
  const pdv = watched({});
  contentOf({ infocarte: infocarte.part, infopdv: infopdv.part, pdv: pdv.part });
  const declared = Object.entries(CARD_PARTS)
    .filter(([, place]) => place !== 'look' && place !== 'order form')
    .map(([name]) => name);
  expect([...infocarte.read, ...infopdv.read, ...pdv.read].sort()).toEqual(declared.sort());
});

it('prints each answer of the last content step where it is declared to be', () => {
  const names = Object.keys(autresInfos._zod.def.shape);
  const printed = cardInfos(Object.fromEntries(names.map((name) => [name, '12'])));
  const atFoot = (name: string) =>
    cardContacts({ [name]: '12' } as CardInfos).flatMap(({ paths, text }) =>
      text.includes('12') ? paths : [],
    );
  const elsewhere = Object.keys(printed).filter((name) => !atFoot(name).includes(`autresInfos.${name}`));
  expect(elsewhere).toEqual(['autreInfo']);
  expect(names.filter((name) => !(name in printed))).toEqual(['nomPdv', 'impression', 'logoClient', 'nomDC']);
});

describe('each answer of a formula', () => {
  const names = Object.keys(formule._zod.def.shape).filter((name) => name !== 'entree');
  const infopdv = { formules: [Object.fromEntries(names.map((name, rank) => [name, `${41 + rank}`]))] };
  const missingIn = (words: string) => names.filter((_, rank) => !words.includes(`${41 + rank}`));

  it('is printed on the card', () => {
    const { marks } = layoutCard(contentOf({ infopdv }), NEUTRAL_CARD_LOOK);
    expect(
      missingIn(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ')),
      'draw it: PreparedFormula (prepare-card.ts), its size (set-formula.ts), its place (draw-formula.ts)',
    ).toEqual([]);
  });

  it('is on the order form', () => {
    expect(
      missingIn(JSON.stringify(formules.summary({ infopdv }))),
      'name it in entrySummary of steps/formules.ts: both people sign these lines',
    ).toEqual([]);
  });
});
