import { describe, expect, it } from 'vitest';
import type { ProjectDocument } from '../projects/project.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { cardChanges } from './card-changes.ts';
import { changesInWords, firstChanges, toldChange } from './changes-in-words.ts';
import type { FormerCard } from './former-card.ts';
import { type PricedOrder, pricedSections } from './priced-lines.ts';
import { gapInWords, pricesToWrite } from './prices-to-write.ts';
import { withPrices } from './write-prices.ts';

const CARD: ProjectDocument = {
  infocarte: { boissons: { Colas: { cola: { name: 'Cola', format: '33 cl' }, zero: { name: 'Zéro' } } } },
  infopdv: {
    formules: [{ entree: 'f1', nomFormule: 'Midi', compoFormule: 'Plat, café', tarifFormule: '15' }],
  },
  texteCarte: {
    sections: [
      { entree: 's1', titre: 'Entrées' },
      { entree: 's2', titre: 'Plats' },
    ],
    lignes: [
      { entree: 'l1', section: 's1', nom: 'Œuf mayonnaise', prix: '6,50 €' },
      { entree: 'l2', section: 's2', nom: 'Entrecôte 300 g', prix: '24,50 €' },
      { entree: 'l3', section: 's2', nom: 'Poisson', prix: 'selon arrivage' },
    ],
    boissons: [{ cle: 'cola', prix: '3,50' }],
  },
};

const formerOf = (order: PricedOrder): FormerCard => ({
  numero: '1',
  signeLe: null,
  livreLe: null,
  imprimeLe: null,
  sections: pricedSections(order),
  reponses: [{ label: 'Thème', value: 'Ardoise' }],
});

const keysOf = (order: PricedOrder) =>
  pricedSections(order).flatMap(({ titre, lignes }) =>
    lignes.map(({ cle, nom, prix }) => [titre, nom, prix, cle]),
  );

describe('the priced lines of an order', () => {
  it('are those of the card, its drinks with a price, its formulas', () => {
    expect(keysOf(CARD)).toEqual([
      ['Entrées', 'Œuf mayonnaise', '6,50 €', 'ligne:l1'],
      ['Plats', 'Entrecôte 300 g', '24,50 €', 'ligne:l2'],
      ['Plats', 'Poisson', 'selon arrivage', 'ligne:l3'],
      ['Colas', 'Cola', '3,50', 'boisson:cola'],
      ['Formules', 'Midi', '15', 'formule:f1'],
    ]);
  });

  it('are those of each board: formulas, a range, the rows of a list', () => {
    const { boards = [] } = completeOrder('Boards PVC');
    const list = {
      entree: 'b9',
      displayName: 'Prix',
      brief: { pricelist: { texte: 'Bières\nBlonde 3,50 €\nBlonde 6 €' } },
    };
    const found = keysOf({
      boards: [...boards.map((board, rank) => ({ ...board, entree: `b${rank}` })), list],
    });
    expect(found.map(([, nom, prix]) => [nom, prix])).toEqual(
      expect.arrayContaining([
        ['Formule du midi', '8,90'],
        ['Blonde', '3,50\u00a0€'],
        ['Blonde', '6,00\u00a0€'],
      ]),
    );
    expect(new Set(found.map(([, , , cle]) => cle)).size).toBe(found.length);
  });
});

it('of two formulas of one name are told apart by their food', () => {
  const menus = {
    Formule1: { nomFormule: 'Midi', nomsolide: 'Croque-monsieur', prixformule: '8,90' },
    Formule2: { nomFormule: 'midi', nomsolide1: 'Bagel', nomsolide2: 'Salade', prixformule: '9,90' },
  };
  const names = (brief: { menus: typeof menus | Pick<typeof menus, 'Formule1'> }) =>
    keysOf({ boards: [{ entree: 'b', brief }] }).map(([, nom]) => nom);
  expect(names({ menus })).toEqual(['Midi, Croque-monsieur', 'midi, Bagel et Salade']);
  expect(names({ menus: { Formule1: menus.Formule1 } })).toEqual(['Midi']);
});

describe('new prices', () => {
  it('are written where each line stands, and what keeps its price keeps its identity', () => {
    const after = withPrices(
      CARD,
      new Map([
        ['ligne:l2', '25,20 €'],
        ['boisson:cola', '3,60'],
        ['formule:f1', '15,50'],
      ]),
    );
    expect(keysOf(after).map(([, , prix]) => prix)).toEqual([
      '6,50 €',
      '25,20 €',
      'selon arrivage',
      '3,60',
      '15,50',
    ]);
    expect(after.texteCarte?.lignes?.[0]).toBe(CARD.texteCarte?.lignes?.[0]);
    expect(withPrices(CARD, new Map([['ligne:l2', '24,50 €']])).texteCarte).toBe(CARD.texteCarte);
  });

  it('of a drink that had none any more are there again', () => {
    const without = withPrices(CARD, new Map([['boisson:cola', '']]));
    const emptied = { ...without, texteCarte: { ...without.texteCarte, boissons: [] } };
    expect(withPrices(emptied, new Map([['boisson:cola', '4']])).texteCarte?.boissons).toEqual([
      { cle: 'cola', prix: '4' },
    ]);
  });

  it('of the rows of a list keep what stands before them, and are amounts', () => {
    const texte = 'Bières\nBlonde ..... 3,50 €\nSoda 3 €, eau 2 €';
    const board = { entree: 'b', brief: { pricelist: { texte } } };
    const rows = pricedSections({ boards: [board] }).flatMap(({ lignes }) => lignes);
    expect(rows.map(({ nom }) => nom)).toEqual(['Blonde', 'Soda', 'eau']);
    const prices = new Map(rows.map(({ cle }, rank) => [cle, ['3,7', '3,20', 'gratuit'][rank] ?? '']));
    const [after] = withPrices({ boards: [board] }, prices).boards ?? [];
    expect(after?.brief?.pricelist?.texte).toBe(
      'Bières\nBlonde ..... 3,70\u00a0€\nSoda 3,20\u00a0€, eau 2 €',
    );
  });

  it('of a board are its formula’s, its struck price’s, its range’s', () => {
    const { boards = [] } = completeOrder('Boards PVC');
    const order = { boards: boards.map((board, rank) => ({ ...board, entree: `b${rank}` })) };
    const all = new Map(keysOf(order).map(([, , , cle = '']) => [cle, '9,99']));
    const after = withPrices(order, all);
    expect(new Set(keysOf(after).map(([, , prix]) => prix))).toEqual(new Set(['9,99', '9,99\u00a0€']));
  });
});

describe('the prices to write', () => {
  it('stand beside the former ones; a drink whose price was emptied keeps its place', () => {
    const order = withPrices(
      CARD,
      new Map([
        ['boisson:cola', ''],
        ['ligne:l1', '6.50'],
        ['ligne:l2', '25 €'],
      ]),
    );
    const added = { entree: 'l7', section: 's1', nom: 'Soupe', prix: '8 €' };
    const lignes = [...(order.texteCarte?.lignes ?? []), added];
    const shown = pricesToWrite(formerOf(CARD), { ...order, texteCarte: { ...order.texteCarte, lignes } });
    expect(
      shown.map(({ titre, lignes: own }) => [
        titre,
        ...own.map(({ nom, ancien, change }) => [nom, ancien, change]),
      ]),
    ).toEqual([
      ['Entrées', ['Œuf mayonnaise', '6,50 €', false], ['Soupe', null, false]],
      ['Plats', ['Entrecôte 300 g', '24,50 €', true], ['Poisson', 'selon arrivage', false]],
      ['Formules', ['Midi', '15', false]],
      ['Colas', ['Cola', '3,50', true]],
    ]);
  });

  it.each([
    ['6,50 €', '7,00 €', '+\u00a00,50'],
    ['3,90 / 6,90 €', '3,80 / 7,10 €', '−\u00a00,10 / +\u00a00,20'],
    ['selon arrivage', '20 €', ''],
    ['12', '', ''],
  ])('from %s to %s is %s', (before, after, gap) => {
    expect(gapInWords(before, after)).toBe(gap);
  });
});

describe('what changes of a card', () => {
  const former = formerOf(CARD);
  const changed = (
    lignes: NonNullable<ProjectDocument['texteCarte']>['lignes'],
    rest: ProjectDocument = {},
  ) => cardChanges(former, { ...CARD, ...rest, texteCarte: { ...CARD.texteCarte, lignes } });
  const told = ({ sections }: ReturnType<typeof changed>) =>
    sections.map(({ titre, lignes }) => [
      titre,
      ...lignes.map(({ nature, nom, avant, apres }) => `${nature}: ${nom}, ${avant} > ${apres}`),
    ]);
  const [egg, steak, fish] = CARD.texteCarte?.lignes ?? [];

  it('is nothing while every price is the same, however it is written', () => {
    const same = changed([{ ...egg, prix: '6.50' }, steak, fish].filter((line) => line !== undefined));
    expect(same).toMatchObject({ sections: [], prix: 0, lignes: 5, moyenne: null, reponses: [] });
  });

  it('is told in the order of the card, with what was added and removed', () => {
    const found = changed([
      { ...egg, prix: '7,00 €' },
      { entree: 'l9', section: 's2', nom: 'Plat du jour', prix: '14 €' },
      { ...steak, prix: '25,20 €' },
    ]);
    expect(told(found)).toEqual([
      ['Entrées', 'prix différent: Œuf mayonnaise, 6,50 € > 7,00 €'],
      [
        'Plats',
        'en plus: Plat du jour,  > 14 €',
        'prix différent: Entrecôte 300 g, 24,50 € > 25,20 €',
        'absent: Poisson, selon arrivage > ',
      ],
    ]);
    expect(changesInWords(found)).toBe(
      '2\u00a0prix changent, sur 5\u00a0lignes, +\u00a05,3\u00a0% en moyenne',
    );
  });

  it('is told by names where the text was written anew', () => {
    const anew = (CARD.texteCarte?.lignes ?? []).map((line, rank) => ({ ...line, entree: `n${rank}` }));
    expect(changed(anew).sections).toEqual([]);
    expect(told(changed(anew.map((line) => ({ ...line, prix: '9 €' })))).flat()).toContain(
      'prix différent: Entrecôte 300 g, 24,50 € > 9 €',
    );
  });

  it('is a name, a title, a choice, too', () => {
    const found = cardChanges(
      former,
      {
        ...CARD,
        texteCarte: {
          ...CARD.texteCarte,
          sections: [
            { entree: 's1', titre: 'Pour commencer' },
            { entree: 's2', titre: 'Plats' },
          ],
          lignes: [egg, { ...steak, nom: 'Entrecôte 250 g' }, fish].filter((line) => line !== undefined),
        },
      },
      [{ label: 'Thème', value: 'Terrasse' }],
    );
    expect(told(found)).toEqual([
      ['Pour commencer', 'texte différent: Titre de la section, Entrées > Pour commencer'],
      ['Plats', 'texte différent: Entrecôte 250 g, Entrecôte 300 g > Entrecôte 250 g'],
    ]);
    expect(found.reponses).toEqual([{ label: 'Thème', avant: 'Ardoise', apres: 'Terrasse' }]);
  });

  it('shows the first sixty', () => {
    const lignes = Array.from({ length: 40 }, (_, rank) => ({
      nature: 'prix différent' as const,
      section: '',
      nom: `${rank}`,
      avant: '1',
      apres: '2',
    }));
    const { shown, rest } = firstChanges(
      [
        { titre: 'A', lignes },
        { titre: 'B', lignes },
      ],
      60,
    );
    expect(shown.map(({ lignes: own }) => own.length)).toEqual([40, 20]);
    expect(rest).toBe(20);
    expect(firstChanges([{ titre: 'A', lignes }], 60).rest).toBe(0);
  });
});

it.each([
  ['en plus', '', '14 €', { avant: '', apres: 'Ajouté, 14 €' }],
  ['absent', '14 €', '', { avant: '14 €', apres: 'Retiré' }],
  ['prix différent', '14 €', '', { avant: '14 €', apres: 'sans prix' }],
  ['déplacé', 'Plats', 'Entrées', { avant: 'Plats', apres: 'Sous «\u00a0Entrées\u00a0»' }],
] as const)('%s is said in words', (nature, avant, apres, words) => {
  expect(toldChange({ nature, section: '', nom: 'Plat', avant, apres })).toEqual({ nom: 'Plat', ...words });
});
