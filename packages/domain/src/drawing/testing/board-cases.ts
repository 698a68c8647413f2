import { readBoardBrief } from '../../catalogue/board-brief.ts';
import type { BoardBrief, MenuFormula, Solide } from '../../projects/board.ts';
import type { DrinkChoice } from '../../projects/draft-fields.ts';
import { POSSIBLE_FORMATS } from '../boards/board-sizes.ts';

/** How full a board is. */
export const FILLINGS = ['empty', 'short', 'usual', 'longest'] as const;
export type Filling = (typeof FILLINGS)[number];

/** Every format of boards. */
export const FORMATS = POSSIBLE_FORMATS;

function solid(id: string, name: string): Solide {
  return { id, name, image: `/catalogue/visuel-solide/${id}.svg`, parent: 'Plats chauds' };
}

const WRAP = solid('wrap', 'Wrap');
const SANDWICH = solid('croque-monsieur', 'Croque-monsieur');
const SALAD = solid('salade', 'Salade composée');

/** `longest` just fits the narrowest box of the smallest board. */
const FORMULAS: Record<Filling, MenuFormula> = {
  empty: {},
  short: {
    nomFormule: 'Midi',
    nomsolide: 'Wrap',
    nomsolide1: 'Wrap',
    nomsolide2: 'Tarte',
    solide: WRAP,
    solide1: WRAP,
    solide2: SALAD,
    prixformule: '9',
  },
  usual: {
    nomFormule: 'Formule du zinc',
    nomsolide: 'Croque-monsieur',
    nomsolide1: 'Croque-monsieur',
    nomsolide2: 'Salade du jardin',
    solide: SANDWICH,
    solide1: SANDWICH,
    solide2: SALAD,
    prixformule: '11,90',
    prixbarre: '13,5',
    nomsolidebis: 'Avec un café gourmand',
    prixAutreFormule: '13.90',
  },
  longest: {
    nomFormule: 'La grande formule du marché',
    nomsolide: 'Sandwich poulet crudités',
    nomsolide1: 'Sandwich poulet crudités',
    nomsolide2: 'Salade chèvre miel noix',
    solide: SANDWICH,
    solide1: SANDWICH,
    solide2: SALAD,
    prixformule: '12345,67',
    prixbarre: '99999,99',
    nomsolidebis: 'Café gourmand et douceurs',
    prixAutreFormule: '12345,50',
  },
};

const LISTS: Record<Filling, string> = {
  empty: '',
  short: 'Café 1,90',
  usual: [
    'Boissons chaudes',
    'Café  1,90',
    'Café allongé  2,00',
    'Chocolat viennois  4,80',
    'Thé ou infusion  3,40',
    'Boissons fraîches',
    'Cola classique, verre 33 cl  3,20',
    'Orange pétillante, verre 25 cl  3,20',
    'Eau plate, 50 cl  3,00',
    'À toute heure',
    'Tartine du jour  6,50',
    'Coupe glacée, deux boules  6,00',
  ].join('\n'),
  longest: Array.from({ length: 48 }, (_, index) =>
    index % 12 === 0 ? `Carte n° ${index / 12 + 1}` : `Une boisson du jour n° ${index} ${index},50`,
  ).join('\n'),
};

const DRINKS: DrinkChoice[] = [
  ['cola-classique-verre-33', 'Cola classique', 'Verre 33\u00a0cl'],
  ['orange-petillante-verre-25', 'Orange pétillante', 'Verre 25\u00a0cl'],
  ['the-glace-peche-pet-50', 'Thé glacé pêche', 'PET 50\u00a0cl'],
  ['limonade-sureau-verre-33', 'Limonade fleur de sureau', 'Verre 33\u00a0cl'],
  ['cola-sans-cafeine-boite-33', 'Cola sans caféine', 'Boîte 33\u00a0cl'],
  ['sirop-menthe', 'Sirop de menthe', 'Verre 70\u00a0cl'],
].map(([id = '', name = '', format = '']) => ({ id, name, format, image: `/catalogue/boissons/${id}.svg` }));

/** So many drinks, some repeated under other ids. */
export function someDrinks(
  count: number,
): NonNullable<NonNullable<BoardBrief['gamme-prix']>[number]['boissons']> {
  const drinks = Array.from({ length: count }, (_, index) => DRINKS[index % DRINKS.length] ?? {});
  return { Boissons: Object.fromEntries(drinks.map((drink, index) => [`${drink.id}-${index}`, drink])) };
}

const SHELVES: Record<Filling, readonly number[]> = {
  empty: [],
  short: [1],
  usual: [3, 2, 3],
  longest: [4, 3, 5, 2, 4, 4],
};

/** The content of a board of this state. */
export function filledBrief(state: string, filling: Filling): BoardBrief {
  const asked = readBoardBrief(state);
  if (asked?.brief === 'pricelist') return { pricelist: { texte: LISTS[filling] } };
  if (asked?.brief === 'gamme-prix')
    return {
      'gamme-prix': SHELVES[filling].map((count, index) => ({
        prix: filling === 'longest' ? '12345,67' : `${3 + index},20`,
        boissons: someDrinks(count),
      })),
    };
  const { solide, nomsolide, ...two } = FORMULAS[filling];
  const { solide1: _one, solide2: _two, nomsolide1: _first, nomsolide2: _second, ...formula } = two;
  const counted =
    asked?.brief === 'menu' && (asked.solids === 2 || (asked.optionalSolids > 0 && filling === 'longest'));
  const said: MenuFormula = counted ? two : { ...formula, nomsolide, ...(solide && { solide }) };
  return { menus: { Formule1: said, Formule2: said } };
}

/** Every variant with its own layout; the line of drinks affects inks and a picture only. */
export const STATES = [
  ...['simple-2', 'simple-3', 'double-2', 'double-3', 'standard-2018'].flatMap((form) =>
    ['pet-50-coke', 'pet-33-capri', 'can-33-mm'].flatMap((drink) =>
      ['', '-option'].map((option) => `menu-${form}-${drink}${option}`),
    ),
  ),
  'pricelist',
  'gamme-prix',
];
