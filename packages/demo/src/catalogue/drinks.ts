import { type Drink, drinkFullName } from '@ardoise/domain/catalogue/drink.ts';

/** A drink of the demonstration: invented, of no brand. */
interface DemoDrink {
  id: string;
  name: string;
  format: string;
}

export interface DemoFamily {
  id: string;
  name: string;
  drinks: DemoDrink[];
}

const glass = (centilitres: number) => `Verre ${centilitres}\u00a0cl`;
const canOf = (centilitres: number) => `Boîte ${centilitres}\u00a0cl`;
const pet = (centilitres: number) => `PET ${centilitres}\u00a0cl`;

export const DRINK_FAMILIES: DemoFamily[] = [
  {
    id: 'colas',
    name: 'Colas',
    drinks: [
      {
        id: 'cola-classique-verre-33',
        name: 'Cola classique',
        format: glass(33),
      },
      {
        id: 'cola-zero-verre-33',
        name: 'Cola zéro',
        format: glass(33),
      },
      {
        id: 'cola-cerise-boite-33',
        name: 'Cola cerise',
        format: canOf(33),
      },
      {
        id: 'cola-vanille-boite-33',
        name: 'Cola vanille',
        format: canOf(33),
      },
      {
        id: 'cola-classique-pet-50',
        name: 'Cola classique',
        format: pet(50),
      },
      {
        id: 'cola-zero-boite-33',
        name: 'Cola zéro',
        format: canOf(33),
      },
      {
        id: 'cola-sans-cafeine-boite-33',
        name: 'Cola sans caféine',
        format: canOf(33),
      },
    ],
  },
  {
    id: 'fruits-petillants',
    name: 'Fruits pétillants',
    drinks: [
      {
        id: 'orange-petillante-verre-25',
        name: 'Orange pétillante',
        format: glass(25),
      },
      {
        id: 'citron-petillant-boite-33',
        name: 'Citron pétillant',
        format: canOf(33),
      },
      {
        id: 'agrumes-verre-25',
        name: 'Agrumes',
        format: glass(25),
      },
      {
        id: 'pomme-petillante-verre-25',
        name: 'Pomme pétillante',
        format: glass(25),
      },
      {
        id: 'orange-sanguine-boite-33',
        name: 'Orange sanguine',
        format: canOf(33),
      },
      {
        id: 'pamplemousse-rose-verre-33',
        name: 'Pamplemousse rose',
        format: glass(33),
      },
      {
        id: 'raisin-petillant-verre-33',
        name: 'Raisin pétillant',
        format: glass(33),
      },
      {
        id: 'orange-petillante-pet-50',
        name: 'Orange pétillante',
        format: pet(50),
      },
    ],
  },
  {
    id: 'limonades',
    name: 'Limonades',
    drinks: [
      {
        id: 'limonade-verre-33',
        name: 'Limonade',
        format: glass(33),
      },
      {
        id: 'limonade-citron-vert-verre-33',
        name: 'Limonade citron vert',
        format: glass(33),
      },
      {
        id: 'limonade-sureau-verre-33',
        name: 'Limonade fleur de sureau',
        format: glass(33),
      },
      {
        id: 'limonade-framboise-verre-33',
        name: 'Limonade framboise',
        format: glass(33),
      },
    ],
  },
  {
    id: 'thes-glaces',
    name: 'Thés glacés',
    drinks: [
      {
        id: 'the-glace-peche-pet-50',
        name: 'Thé glacé pêche',
        format: pet(50),
      },
      {
        id: 'the-glace-citron-boite-33',
        name: 'Thé glacé citron',
        format: canOf(33),
      },
      {
        id: 'the-vert-menthe-pet-50',
        name: 'Thé vert menthe',
        format: pet(50),
      },
      {
        id: 'the-glace-mangue-boite-33',
        name: 'Thé glacé mangue',
        format: canOf(33),
      },
      {
        id: 'the-glace-framboise-verre-25',
        name: 'Thé glacé framboise',
        format: glass(25),
      },
      {
        id: 'the-blanc-fleurs-verre-25',
        name: 'Thé blanc et fleurs',
        format: glass(25),
      },
    ],
  },
  {
    id: 'tonics-et-mixers',
    name: 'Tonics et mixers',
    drinks: [
      {
        id: 'tonic-verre-20',
        name: 'Tonic',
        format: glass(20),
      },
      {
        id: 'ginger-beer-verre-20',
        name: 'Ginger beer',
        format: glass(20),
      },
      {
        id: 'bitter-agrumes-verre-20',
        name: 'Bitter agrumes',
        format: glass(20),
      },
      {
        id: 'tonic-concombre-verre-20',
        name: 'Tonic concombre',
        format: glass(20),
      },
      {
        id: 'tonic-pamplemousse-verre-20',
        name: 'Tonic pamplemousse',
        format: glass(20),
      },
      {
        id: 'ginger-ale-boite-25',
        name: 'Ginger ale',
        format: canOf(25),
      },
    ],
  },
  {
    id: 'eaux',
    name: 'Eaux',
    drinks: [
      {
        id: 'eau-plate-verre-50',
        name: 'Eau plate',
        format: glass(50),
      },
      {
        id: 'eau-gazeuse-verre-50',
        name: 'Eau gazeuse',
        format: glass(50),
      },
      {
        id: 'eau-plate-verre-100',
        name: 'Eau plate',
        format: 'Verre 1\u00a0l',
      },
      {
        id: 'eau-gazeuse-verre-100',
        name: 'Eau gazeuse',
        format: 'Verre 1\u00a0l',
      },
      {
        id: 'eau-plate-pet-50',
        name: 'Eau plate',
        format: pet(50),
      },
      {
        id: 'eau-citron-vert-verre-33',
        name: 'Eau gazeuse citron vert',
        format: glass(33),
      },
    ],
  },
  {
    id: 'jus-et-nectars',
    name: 'Jus et nectars',
    drinks: [
      {
        id: 'jus-orange-verre-25',
        name: 'Jus d’orange',
        format: glass(25),
      },
      {
        id: 'jus-pomme-verre-25',
        name: 'Jus de pomme',
        format: glass(25),
      },
      {
        id: 'jus-tomate-verre-25',
        name: 'Jus de tomate',
        format: glass(25),
      },
      {
        id: 'jus-ananas-verre-25',
        name: 'Jus d’ananas',
        format: glass(25),
      },
      {
        id: 'nectar-abricot-verre-25',
        name: 'Nectar d’abricot',
        format: glass(25),
      },
      {
        id: 'jus-pamplemousse-verre-25',
        name: 'Jus de pamplemousse',
        format: glass(25),
      },
      {
        id: 'jus-raisin-verre-25',
        name: 'Jus de raisin',
        format: glass(25),
      },
      {
        id: 'nectar-mangue-verre-25',
        name: 'Nectar de mangue',
        format: glass(25),
      },
    ],
  },
  {
    id: 'sirops',
    name: 'Sirops',
    drinks: [
      {
        id: 'sirop-grenadine',
        name: 'Sirop de grenadine',
        format: glass(70),
      },
      {
        id: 'sirop-menthe',
        name: 'Sirop de menthe',
        format: glass(70),
      },
      {
        id: 'sirop-fraise',
        name: 'Sirop de fraise',
        format: glass(70),
      },
      {
        id: 'sirop-citron',
        name: 'Sirop de citron',
        format: glass(70),
      },
      {
        id: 'sirop-orgeat',
        name: 'Sirop d’orgeat',
        format: glass(70),
      },
      {
        id: 'sirop-peche',
        name: 'Sirop de pêche',
        format: glass(70),
      },
    ],
  },
  {
    id: 'energie-et-sport',
    name: 'Énergie et sport',
    drinks: [
      {
        id: 'energie-originale-boite-25',
        name: 'Énergie originale',
        format: canOf(25),
      },
      {
        id: 'energie-sans-sucres-boite-25',
        name: 'Énergie sans sucres',
        format: canOf(25),
      },
      {
        id: 'energie-fruits-rouges-boite-25',
        name: 'Énergie fruits rouges',
        format: canOf(25),
      },
      {
        id: 'boisson-isotonique-pet-50',
        name: 'Boisson isotonique citron',
        format: pet(50),
      },
      {
        id: 'eau-vitaminee-pet-50',
        name: 'Eau vitaminée',
        format: pet(50),
      },
    ],
  },
  {
    id: 'bieres-sans-alcool',
    name: 'Bières sans alcool',
    drinks: [
      {
        id: 'blonde-sans-alcool-verre-33',
        name: 'Blonde sans alcool',
        format: glass(33),
      },
      {
        id: 'blanche-sans-alcool-verre-33',
        name: 'Blanche sans alcool',
        format: glass(33),
      },
      {
        id: 'ambree-sans-alcool-verre-33',
        name: 'Ambrée sans alcool',
        format: glass(33),
      },
      {
        id: 'panache-boite-33',
        name: 'Panaché sans alcool',
        format: canOf(33),
      },
    ],
  },
];

/** The drinks as `rest/boissons/data` returns them, grouped by family. */
export const DRINKS: Drink[] = DRINK_FAMILIES.flatMap((family) =>
  family.drinks.map((drink, index) => {
    const names = { name_1: drink.name, field_gamme_format_boissons: drink.format };
    return {
      id: drink.id,
      name: family.name,
      ...names,
      field_gamme_image_boissons: `/catalogue/boissons/famille-${family.id}.svg`,
      field_gamme_image_boissons_1: `/catalogue/boissons/${drink.id}.svg`,
      weight_children: index,
      fullName: drinkFullName(names),
      // Beers included: the demonstration pours none with alcohol.
      alcool: 'non' as const,
    };
  }),
);
