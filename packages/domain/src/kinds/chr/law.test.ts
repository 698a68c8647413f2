import { describe, expect, it } from 'vitest';
import type { Alcohol } from '../../catalogue/alcohol.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { LAW_POINTS, type LawPointId, type LawState } from '../../settings/law-points.ts';
import { chrLaw } from './law.ts';

interface Catalogue {
  mentions?: string[];
  /** Of the drink 'cola', which the order may choose. */
  drink?: Alcohol;
  /** Of the cocktail 'mojito'. */
  cocktail?: Alcohol;
}

/** What is said of a card, by point. */
function judged(document: ProjectDocument, { mentions = [], drink, cocktail }: Catalogue = {}) {
  const catalogue = {
    mentions: mentions.map((texte, rank) => ({ id: `m${rank}`, name: 'Mention', texte })),
    boissons: [{ id: 'cola', alcool: drink }],
    cocktails: [{ id: 'mojito', alcool: cocktail }],
  };
  const findings = chrLaw.of(document, catalogue as never);
  return Object.fromEntries(findings.map((finding) => [finding.point, finding]));
}

const text = (
  titre: string,
  ...lignes: { nom: string; prix?: string; detail?: string; volume?: string }[]
) => ({
  texteCarte: {
    sections: [{ entree: 'a'.repeat(24), titre }],
    lignes: lignes.map((line, rank) => ({
      ...line,
      entree: String(rank).padStart(24, '0'),
      section: 'a'.repeat(24),
    })),
  },
});
const formula = (compoFormule: string) => ({
  infopdv: { formules: [{ nomFormule: 'Midi', compoFormule, tarifFormule: '13' }] },
});
const withDrink = (more: NonNullable<ProjectDocument['infocarte']> = {}): ProjectDocument => ({
  infocarte: {
    ...more,
    boissons: { Colas: { cola: { id: 'cola', name: 'Cola classique', format: 'Verre 33 cl' } } },
  },
});
const MOJITO: ProjectDocument = {
  infocarte: { cocktails: { mojito: { id: 'mojito', name: 'Mojito', ingredient: 'Rhum blanc' } } },
};
const WITH_MENU = withDrink({ qrcode: 'non', impression: 'carte_menu' });
const dish = text('Plats', { nom: 'Cabillaud', prix: '21 €' });
const meat = (nom: string) => text('Plats', { nom, prix: '18 €' });
const happy = (titre: string, nom: string, prix: string) => text(titre, { nom, prix, volume: '25 cl' });

const CASES: Record<LawPointId, Record<LawState, [ProjectDocument, Catalogue?]>> = {
  prixTtc: {
    present: [dish, { mentions: ['Prix nets en euros, taxes et service compris.'] }],
    absent: [dish],
    'a-voir': [dish, { mentions: ['Prix TTC.'] }],
  },
  formuleBoisson: {
    present: [formula('Entrée, plat, boisson (soft 25 cl)')],
    absent: [formula('Entrée, plat')],
    'a-voir': [formula('')],
  },
  volume: {
    present: [text('Bières', { nom: 'Blonde', prix: '4 €', volume: '25 cl' })],
    absent: [text('Bières', { nom: 'Blonde', prix: '4 €' })],
    'a-voir': [text('À boire', { nom: 'Bière du moment', prix: '5 €' })],
  },
  sanitaire: {
    present: [MOJITO, { cocktail: 'oui', mentions: ['L’abus d’alcool est dangereux pour la santé.'] }],
    absent: [MOJITO, { cocktail: 'oui' }],
    'a-voir': [MOJITO],
  },
  allergenes: {
    present: [dish, { mentions: ['Allergènes : demandez la liste.'] }],
    absent: [dish],
    'a-voir': [formula('Plat du jour, café')],
  },
  viandes: {
    present: [{ ...meat('Bavette'), autresInfos: { autreInfo: 'Viande bovine : origine France' } }],
    absent: [meat('Bavette à l’échalote')],
    'a-voir': [meat('Burger de la maison')],
  },
  menuExterieur: {
    present: [WITH_MENU, { drink: 'non' }],
    absent: [WITH_MENU, { drink: 'oui' }],
    'a-voir': [WITH_MENU],
  },
  happyHour: {
    present: [happy('Happy hour', 'Pression', '4 € / 6 €')],
    absent: [happy('Happy hour, 18 h à 20 h', 'Pression', '4 €')],
    'a-voir': [happy('Bières', 'Pression, happy hour à 18 h', '4 €')],
  },
};

describe('the points of law of a card', () => {
  it.each(LAW_POINTS)('%s is shown present, absent and to be seen', (point) => {
    for (const [etat, [document, catalogue]] of Object.entries(CASES[point])) {
      const finding = judged(document, catalogue)[point];
      expect([etat, finding?.etat]).toEqual([etat, etat]);
      expect(finding?.ou === '').toBe(etat !== 'present');
    }
  });

  it('are none of a card that shows nothing', () => {
    expect(judged({})).toEqual({});
    expect(judged({ infopdv: { noFormule: 'true' } })).toEqual({});
  });

  it('name what triggers them', () => {
    expect(judged(meat('Bavette à l’échalote')).viandes?.noms).toEqual(['Bavette à l’échalote']);
    expect(judged(MOJITO, { cocktail: 'oui' }).sanitaire).toMatchObject({ noms: ['Mojito'], nombre: 1 });
    expect(judged(dish).prixTtc).toMatchObject({ nombre: 1, etape: 'autres-infos' });
  });

  it.each(['Verre de vin rouge', 'Bière pression', 'Kir'])(
    'never miss the sanitary words for %s alone, which may have none',
    (nom) => {
      expect(judged(text('Boissons', { nom, prix: '4 €', volume: '12 cl' })).sanitaire?.etat).toBe('a-voir');
    },
  );

  it('ask nothing of a drink without alcohol, by the catalogue or by its words', () => {
    expect(judged(withDrink(), { drink: 'non' }).sanitaire).toBeUndefined();
    const beer = text('Boissons', { nom: 'Bière sans alcool', prix: '4 €', volume: '33 cl' });
    expect(judged(beer).sanitaire).toBeUndefined();
  });

  it('leave the volume of a drink of the catalogue to be seen: it is not the delegate’s', () => {
    const { infocarte } = withDrink();
    const syrup = { sirop: { id: 'sirop', name: 'Sirop de menthe', format: 'Bouteille 1 l' } };
    const card = {
      infocarte: { ...infocarte, boissons: { Sirops: syrup } },
      texteCarte: { boissons: [{ cle: 'sirop', prix: '2 €' }] },
    };
    expect(judged(card).volume).toMatchObject({ etat: 'a-voir', noms: ['Sirop de menthe'] });
  });
});
