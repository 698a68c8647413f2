import type {
  CardCocktail,
  CardContent,
  CardFamily,
  CardPicture,
  PricedFormula,
} from '../cards/card-content.ts';

/** How full a card is; `first` has the first answers of its wizard only. */
export const CARD_FILLINGS = ['first', 'sparse', 'middle', 'dense', 'long', 'text'] as const;
export type CardFilling = (typeof CARD_FILLINGS)[number];

const FAMILIES: Readonly<Record<string, readonly (readonly [name: string, volume: string])[]>> = {
  Colas: [
    ['Cola classique', '33\u00a0cl'],
    ['Cola zéro', '33\u00a0cl'],
    ['Cola sans caféine', '33\u00a0cl'],
    ['Cola vanille', '50\u00a0cl'],
  ],
  'Fruits pétillants': [
    ['Orange pétillante', '25\u00a0cl'],
    ['Agrumes', '25\u00a0cl'],
    ['Pamplemousse rose', '25\u00a0cl'],
  ],
  Limonades: [
    ['Limonade fleur de sureau', '33\u00a0cl'],
    ['Limonade citron vert', '33\u00a0cl'],
  ],
  'Thés glacés': [
    ['Thé glacé pêche', '50\u00a0cl'],
    ['Thé vert menthe', '50\u00a0cl'],
  ],
  'Tonics et mixers': [
    ['Tonic', '20\u00a0cl'],
    ['Ginger beer', '20\u00a0cl'],
    ['Bitter agrumes', '20\u00a0cl'],
  ],
  Eaux: [
    ['Eau plate', '50\u00a0cl'],
    ['Eau gazeuse', '50\u00a0cl'],
    ['Eau gazeuse citron vert', '33\u00a0cl'],
  ],
  'Jus et nectars': [
    ['Jus d’orange', '20\u00a0cl'],
    ['Jus de tomate', '20\u00a0cl'],
    ['Nectar d’abricot', '20\u00a0cl'],
  ],
  Sirops: [
    ['Sirop de menthe', ''],
    ['Sirop de grenadine', ''],
  ],
};

/** The first families, with so many drinks each. */
export function someFamilies(families: number, drinks: number): CardFamily[] {
  return Object.entries(FAMILIES)
    .slice(0, families)
    .map(([name, all]) => {
      const path = `infocarte.boissons.${name}`;
      const chosen = all.slice(0, drinks).map(([drink, volume]) => ({
        path: `${path}.${drink.toLowerCase().replaceAll(' ', '-')}`,
        name: drink,
        volume,
      }));
      return { path, name, drinks: chosen };
    });
}

const FORMULAS = [
  ['Formule Déjeuner', 'Entrée, plat, boisson (soft 25cl ou 33cl, verre de vin ou bière 25cl)', '13'],
  ['Formule du zinc', 'Croque-monsieur, salade du jardin et une boisson', '11,90'],
  ['Menu des enfants', 'Burger ou pizza, frites, glace deux boules, jus de fruits', '8.5'],
] as const;

/** So many formulas. */
export function someFormulas(count: number): PricedFormula[] {
  return Array.from({ length: count }, (_, rank) => {
    const [nomFormule, compoFormule, tarifFormule] = FORMULAS[rank % FORMULAS.length] ?? FORMULAS[0];
    return { path: `infopdv.formules.${rank}`, nomFormule, compoFormule, tarifFormule };
  });
}

const COCKTAILS = [
  ['mojito', 'Mojito', 'Rhum blanc, citron vert, menthe fraîche, sucre de canne, eau gazeuse'],
  ['gin-tonic', 'Gin tonic', 'Gin, tonic, baies de genièvre, citron jaune'],
  ['spritz-terrasse', 'Spritz de la terrasse', 'Bitter à l’orange, vin pétillant, eau gazeuse, orange'],
  [
    'soleil-agrumes',
    'Soleil d’agrumes',
    'Jus d’orange, jus de pamplemousse, sirop de grenadine, sans alcool',
  ],
  ['jardin-vert', 'Jardin vert', 'Thé vert menthe, jus de pomme, concombre, sans alcool'],
] as const;

/** So many cocktails, some repeated under other ids. */
export function someCocktails(count: number): CardCocktail[] {
  return Array.from({ length: count }, (_, rank) => {
    const [id, name, ingredients] = COCKTAILS[rank % COCKTAILS.length] ?? COCKTAILS[0];
    const image = `/catalogue/cocktails/${id}.svg`;
    return { path: `infocarte.cocktails.${id}-${rank}`, name, ingredients, image };
  });
}

function pictures(...ids: readonly string[]): CardPicture[] {
  return ids.map((id) => ({
    path: `infocarte.illustrations.${id}`,
    image: `/catalogue/illustrations/${id}.svg`,
  }));
}

const MENTIONS = [
  'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  'La vente d’alcool est interdite aux mineurs de moins de 18 ans. Une pièce d’identité peut être demandée.',
  'Nos plats peuvent contenir des allergènes. Leur liste est à votre disposition, demandez-la à notre équipe.',
  'Prix nets en euros, taxes et service compris.',
];
const INFOS = {
  heureouverture: '08:00',
  heurefermeture: '23:30',
  telephoneDC: '05 56 44 12 30',
  siteInternet: 'https://www.brasserie-du-palais.example',
  pageFacebook: 'brasseriedupalais',
  mttMinCB: '10',
};
const CODE = '/catalogue/modeleqrcodes/cadre-simple.svg';

/** The first answers of a wizard: what is not answered yet is undefined. */
const FIRST: Omit<CardContent, 'flap' | 'flaps'> = {
  name: '',
  outlet: 'Brasserie du Palais',
  sections: [],
  families: [],
  formulas: someFormulas(1),
  cocktails: undefined,
  glasses: false,
  illustrations: undefined,
  frieze: undefined,
  code: undefined,
  infos: undefined,
  mentions: MENTIONS,
};

const DISHES = [
  'Œuf mayonnaise',
  'Entrecôte 300 g, frites maison',
  'Île flottante',
  'Saint-Émilion',
] as const;

/** So many sections of so many lines: with details, volumes, two prices, and one that the agency writes. */
function someSections(count: number, lines: number): CardFamily[] {
  return Array.from({ length: count }, (_, section) => ({
    path: `texteCarte.sections.s${section}`,
    name: ['Entrées', 'Plats', 'Desserts', 'Vins au verre'][section % 4] ?? '',
    drinks: Array.from({ length: lines }, (_line, rank) => ({
      path: `texteCarte.lignes.s${section}l${rank}`,
      name: DISHES[(section + rank) % DISHES.length] ?? '',
      volume: section % 4 === 3 ? '12,5 cl' : '',
      detail: rank % 3 === 0 ? 'Sauce au choix, salade verte de saison' : undefined,
      price: [`${6 + rank},50 €`, '3,90 / 6,90 €', 'selon arrivage', undefined][rank % 4],
    })),
  }));
}

const CONTENTS: Record<CardFilling, Omit<CardContent, 'flap' | 'flaps'>> = {
  first: FIRST,
  sparse: {
    ...FIRST,
    name: 'Café de la Gare',
    families: someFamilies(4, 1),
    formulas: [],
    cocktails: [],
    illustrations: pictures('cafe', 'croissant'),
    frieze: { image: '/catalogue/illustrations/frise-olivier.svg', field_apercu: { pattern: 'olive' } },
    infos: { heureouverture: '07:00', heurefermeture: '20:00', telephoneDC: '05 56 44 12 30' },
    mentions: MENTIONS.slice(0, 1),
  },
  middle: {
    ...FIRST,
    name: 'Chez Marcelle, au bord de l’eau',
    families: someFamilies(5, 2),
    cocktails: someCocktails(4),
    illustrations: pictures('burger'),
    frieze: { image: '/catalogue/illustrations/frise-couverts.svg' },
    code: CODE,
    infos: { ...INFOS, autreInfo: 'Fermé le dimanche soir et le lundi.' },
  },
  dense: {
    ...FIRST,
    name: 'Brasserie du Palais',
    families: someFamilies(7, 4),
    formulas: someFormulas(3),
    cocktails: someCocktails(8),
    glasses: true,
    illustrations: pictures('cafe', 'vin', 'terrasse'),
    frieze: { image: '/catalogue/illustrations/frise-agrumes.svg', field_apercu: { pattern: 'citrus' } },
    code: CODE,
    infos: INFOS,
  },
  text: {
    ...FIRST,
    name: 'Brasserie du Palais',
    sections: someSections(7, 6),
    families: someFamilies(3, 2),
    cocktails: [],
    illustrations: [],
    infos: INFOS,
  },
  long: {
    ...FIRST,
    name: 'Restaurant-Brasserie de la Grande Rôtisserie du Port',
    families: someFamilies(8, 2),
    formulas: someFormulas(4),
    cocktails: someCocktails(3),
    glasses: true,
    illustrations: [],
    frieze: { image: '/catalogue/illustrations/frise-sapins.svg' },
    infos: {
      ...INFOS,
      autreInfo: 'Nos moules sont servies du jeudi au dimanche, de mai à septembre. '.repeat(3),
    },
  },
};

/** A card so full, on a sheet of so many flaps. */
export function filledCard(
  filling: CardFilling,
  flap: CardContent['flap'] = { width: 210, height: 297 },
  flaps: CardContent['flaps'] = 1,
): CardContent {
  return { flap, flaps, ...CONTENTS[filling] };
}
