import { type Drink, drinkFullName } from '@ardoise/domain/catalogue/drink.ts';
import type { DrinkDrawing } from '../drawings/drinks.ts';

/** A drink of the demonstration: invented, of no brand, with the parameters of its drawing. */
interface DemoDrink {
  id: string;
  name: string;
  format: string;
  drawing: DrinkDrawing;
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
        drawing: { vessel: 'verre-33', liquid: '#4a2a1d', accent: '#a82a1e', emblem: 'wave' },
      },
      {
        id: 'cola-zero-verre-33',
        name: 'Cola zéro',
        format: glass(33),
        drawing: {
          vessel: 'verre-33',
          liquid: '#33231d',
          accent: '#a82a1e',
          emblem: 'dot',
          label: 'dark',
          cap: '#262d31',
        },
      },
      {
        id: 'cola-cerise-boite-33',
        name: 'Cola cerise',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#8b2016', accent: '#8b2016', emblem: 'cherry' },
      },
      {
        id: 'cola-vanille-boite-33',
        name: 'Cola vanille',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#c9a25a', accent: '#6b4a1f', emblem: 'flower' },
      },
      {
        id: 'cola-classique-pet-50',
        name: 'Cola classique',
        format: pet(50),
        drawing: { vessel: 'pet-50', liquid: '#4a2a1d', accent: '#a82a1e', emblem: 'wave' },
      },
      {
        id: 'cola-zero-boite-33',
        name: 'Cola zéro',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#39434a', accent: '#a82a1e', emblem: 'dot', label: 'dark' },
      },
      {
        id: 'cola-sans-cafeine-boite-33',
        name: 'Cola sans caféine',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#a82a1e', accent: '#e0b94a', emblem: 'star' },
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
        drawing: {
          vessel: 'verre-25',
          liquid: '#e58a23',
          accent: '#d2691e',
          emblem: 'slice',
          cap: '#3f7a42',
        },
      },
      {
        id: 'citron-petillant-boite-33',
        name: 'Citron pétillant',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#e9cf45', accent: '#b8a11a', emblem: 'slice' },
      },
      {
        id: 'agrumes-verre-25',
        name: 'Agrumes',
        format: glass(25),
        drawing: {
          vessel: 'verre-25',
          liquid: '#ef9f6e',
          accent: '#c4502f',
          emblem: 'slice',
          label: 'badge',
          cap: '#e6b13f',
        },
      },
      {
        id: 'pomme-petillante-verre-25',
        name: 'Pomme pétillante',
        format: glass(25),
        drawing: { vessel: 'verre-25', liquid: '#a9bd58', accent: '#4d7a2f', emblem: 'apple' },
      },
      {
        id: 'orange-sanguine-boite-33',
        name: 'Orange sanguine',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#c4502f', accent: '#a82a1e', emblem: 'slice', label: 'bare' },
      },
      {
        id: 'pamplemousse-rose-verre-33',
        name: 'Pamplemousse rose',
        format: glass(33),
        drawing: {
          vessel: 'verre-33',
          liquid: '#f0a58f',
          accent: '#c25a4c',
          emblem: 'slice',
          label: 'shield',
        },
      },
      {
        id: 'raisin-petillant-verre-33',
        name: 'Raisin pétillant',
        format: glass(33),
        drawing: {
          vessel: 'verre-33',
          liquid: '#8d5a7f',
          accent: '#6a3a5e',
          emblem: 'grape',
          label: 'badge',
        },
      },
      {
        id: 'orange-petillante-pet-50',
        name: 'Orange pétillante',
        format: pet(50),
        drawing: { vessel: 'pet-50', liquid: '#e58a23', accent: '#d2691e', emblem: 'slice', cap: '#3f7a42' },
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
        drawing: { vessel: 'verre-33', liquid: '#dfeae6', accent: '#2c5f7a', emblem: 'bubbles' },
      },
      {
        id: 'limonade-citron-vert-verre-33',
        name: 'Limonade citron vert',
        format: glass(33),
        drawing: {
          vessel: 'verre-33',
          liquid: '#dbe6b0',
          accent: '#6c8a2f',
          emblem: 'slice',
          label: 'badge',
        },
      },
      {
        id: 'limonade-sureau-verre-33',
        name: 'Limonade fleur de sureau',
        format: glass(33),
        drawing: {
          vessel: 'verre-33',
          liquid: '#f1ead0',
          accent: '#8a7a3a',
          emblem: 'flower',
          label: 'shield',
          cap: '#3f7a42',
        },
      },
      {
        id: 'limonade-framboise-verre-33',
        name: 'Limonade framboise',
        format: glass(33),
        drawing: { vessel: 'verre-33', liquid: '#e59aa0', accent: '#a83a52', emblem: 'berry' },
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
        drawing: { vessel: 'pet-50', liquid: '#d99152', accent: '#b5532f', emblem: 'peach' },
      },
      {
        id: 'the-glace-citron-boite-33',
        name: 'Thé glacé citron',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#d9b45a', accent: '#b8901a', emblem: 'slice' },
      },
      {
        id: 'the-vert-menthe-pet-50',
        name: 'Thé vert menthe',
        format: pet(50),
        drawing: { vessel: 'pet-50', liquid: '#a9c08a', accent: '#3f7a42', emblem: 'mint' },
      },
      {
        id: 'the-glace-mangue-boite-33',
        name: 'Thé glacé mangue',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#e6a23f', accent: '#c4502f', emblem: 'mango' },
      },
      {
        id: 'the-glace-framboise-verre-25',
        name: 'Thé glacé framboise',
        format: glass(25),
        drawing: {
          vessel: 'verre-25',
          liquid: '#b8604a',
          accent: '#a83a52',
          emblem: 'berry',
          label: 'badge',
        },
      },
      {
        id: 'the-blanc-fleurs-verre-25',
        name: 'Thé blanc et fleurs',
        format: glass(25),
        drawing: { vessel: 'verre-25', liquid: '#e2cfa0', accent: '#8a6fae', emblem: 'flower' },
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
        drawing: { vessel: 'verre-20', liquid: '#e8efe6', accent: '#d7b12c', emblem: 'stripes' },
      },
      {
        id: 'ginger-beer-verre-20',
        name: 'Ginger beer',
        format: glass(20),
        drawing: { vessel: 'verre-20', liquid: '#d9b77b', accent: '#6b4a1f', emblem: 'ginger' },
      },
      {
        id: 'bitter-agrumes-verre-20',
        name: 'Bitter agrumes',
        format: glass(20),
        drawing: { vessel: 'verre-20', liquid: '#c4402c', accent: '#8b2016', emblem: 'slice' },
      },
      {
        id: 'tonic-concombre-verre-20',
        name: 'Tonic concombre',
        format: glass(20),
        drawing: {
          vessel: 'verre-20',
          liquid: '#dde9cd',
          accent: '#4d7a2f',
          emblem: 'cucumber',
          label: 'badge',
        },
      },
      {
        id: 'tonic-pamplemousse-verre-20',
        name: 'Tonic pamplemousse',
        format: glass(20),
        drawing: {
          vessel: 'verre-20',
          liquid: '#f6cfc0',
          accent: '#c25a4c',
          emblem: 'diamond',
          label: 'shield',
        },
      },
      {
        id: 'ginger-ale-boite-25',
        name: 'Ginger ale',
        format: canOf(25),
        drawing: { vessel: 'boite-25', liquid: '#c9a25a', accent: '#6b4a1f', emblem: 'ginger' },
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
        drawing: { vessel: 'verre-50', liquid: '#cfe0e6', accent: '#2c5f7a', emblem: 'mountain' },
      },
      {
        id: 'eau-gazeuse-verre-50',
        name: 'Eau gazeuse',
        format: glass(50),
        drawing: {
          vessel: 'verre-50',
          liquid: '#bcd9cf',
          glass: '#d5e6da',
          accent: '#27705c',
          emblem: 'bubbles',
        },
      },
      {
        id: 'eau-plate-verre-100',
        name: 'Eau plate',
        format: 'Verre 1\u00a0l',
        drawing: {
          vessel: 'verre-100',
          liquid: '#cfe0e6',
          accent: '#2c5f7a',
          emblem: 'mountain',
          label: 'shield',
        },
      },
      {
        id: 'eau-gazeuse-verre-100',
        name: 'Eau gazeuse',
        format: 'Verre 1\u00a0l',
        drawing: {
          vessel: 'verre-100',
          liquid: '#bcd9cf',
          glass: '#d5e6da',
          accent: '#27705c',
          emblem: 'bubbles',
          label: 'badge',
        },
      },
      {
        id: 'eau-plate-pet-50',
        name: 'Eau plate',
        format: pet(50),
        drawing: { vessel: 'pet-50', liquid: '#d4e6ee', accent: '#2c5f7a', emblem: 'drop' },
      },
      {
        id: 'eau-citron-vert-verre-33',
        name: 'Eau gazeuse citron vert',
        format: glass(33),
        drawing: { vessel: 'verre-33', liquid: '#d8e8c8', accent: '#6c8a2f', emblem: 'slice' },
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
        drawing: { vessel: 'verre-jus', liquid: '#f0a030', accent: '#d2691e', emblem: 'slice' },
      },
      {
        id: 'jus-pomme-verre-25',
        name: 'Jus de pomme',
        format: glass(25),
        drawing: { vessel: 'verre-jus', liquid: '#d8c069', accent: '#6c8a2f', emblem: 'apple' },
      },
      {
        id: 'jus-tomate-verre-25',
        name: 'Jus de tomate',
        format: glass(25),
        drawing: {
          vessel: 'verre-jus',
          liquid: '#b8402c',
          accent: '#a82a1e',
          emblem: 'tomato',
          cap: '#3f7a42',
        },
      },
      {
        id: 'jus-ananas-verre-25',
        name: 'Jus d’ananas',
        format: glass(25),
        drawing: {
          vessel: 'verre-jus',
          liquid: '#ecd064',
          accent: '#c79a1e',
          emblem: 'pineapple',
          cap: '#3f7a42',
        },
      },
      {
        id: 'nectar-abricot-verre-25',
        name: 'Nectar d’abricot',
        format: glass(25),
        drawing: {
          vessel: 'verre-jus',
          liquid: '#e99a4a',
          accent: '#d07a2a',
          emblem: 'peach',
          label: 'badge',
        },
      },
      {
        id: 'jus-pamplemousse-verre-25',
        name: 'Jus de pamplemousse',
        format: glass(25),
        drawing: {
          vessel: 'verre-jus',
          liquid: '#f2b5a0',
          accent: '#c25a4c',
          emblem: 'slice',
          label: 'badge',
        },
      },
      {
        id: 'jus-raisin-verre-25',
        name: 'Jus de raisin',
        format: glass(25),
        drawing: { vessel: 'verre-jus', liquid: '#6a3a5e', accent: '#6a3a5e', emblem: 'grape' },
      },
      {
        id: 'nectar-mangue-verre-25',
        name: 'Nectar de mangue',
        format: glass(25),
        drawing: {
          vessel: 'verre-jus',
          liquid: '#eeb03c',
          accent: '#d2691e',
          emblem: 'mango',
          label: 'shield',
        },
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
        drawing: { vessel: 'sirop-70', liquid: '#a3203a', accent: '#a3203a', emblem: 'berry' },
      },
      {
        id: 'sirop-menthe',
        name: 'Sirop de menthe',
        format: glass(70),
        drawing: { vessel: 'sirop-70', liquid: '#3f9a5c', accent: '#27705c', emblem: 'mint' },
      },
      {
        id: 'sirop-fraise',
        name: 'Sirop de fraise',
        format: glass(70),
        drawing: {
          vessel: 'sirop-70',
          liquid: '#d2453f',
          accent: '#b8332c',
          emblem: 'strawberry',
          label: 'badge',
        },
      },
      {
        id: 'sirop-citron',
        name: 'Sirop de citron',
        format: glass(70),
        drawing: { vessel: 'sirop-70', liquid: '#e9cf45', accent: '#b8a11a', emblem: 'slice' },
      },
      {
        id: 'sirop-orgeat',
        name: 'Sirop d’orgeat',
        format: glass(70),
        drawing: { vessel: 'sirop-70', liquid: '#f1e6cf', accent: '#8a6a3a', emblem: 'almond' },
      },
      {
        id: 'sirop-peche',
        name: 'Sirop de pêche',
        format: glass(70),
        drawing: {
          vessel: 'sirop-70',
          liquid: '#eda265',
          accent: '#c4602f',
          emblem: 'peach',
          label: 'shield',
        },
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
        drawing: { vessel: 'boite-25', liquid: '#23445c', accent: '#e6b13f', emblem: 'bolt', label: 'dark' },
      },
      {
        id: 'energie-sans-sucres-boite-25',
        name: 'Énergie sans sucres',
        format: canOf(25),
        drawing: { vessel: 'boite-25', liquid: '#c5d3d8', accent: '#2c5f7a', emblem: 'bolt' },
      },
      {
        id: 'energie-fruits-rouges-boite-25',
        name: 'Énergie fruits rouges',
        format: canOf(25),
        drawing: { vessel: 'boite-25', liquid: '#a83a52', accent: '#a83a52', emblem: 'bolt', label: 'bare' },
      },
      {
        id: 'boisson-isotonique-pet-50',
        name: 'Boisson isotonique citron',
        format: pet(50),
        drawing: { vessel: 'pet-50', liquid: '#dfe27a', accent: '#2c5f7a', emblem: 'sun' },
      },
      {
        id: 'eau-vitaminee-pet-50',
        name: 'Eau vitaminée',
        format: pet(50),
        drawing: { vessel: 'pet-50', liquid: '#e9b7b0', accent: '#8a6fae', emblem: 'drop', label: 'badge' },
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
        drawing: {
          vessel: 'biere-33',
          liquid: '#8a5a24',
          glass: '#a9783a',
          accent: '#e0b94a',
          emblem: 'wheat',
          label: 'dark',
        },
      },
      {
        id: 'blanche-sans-alcool-verre-33',
        name: 'Blanche sans alcool',
        format: glass(33),
        drawing: {
          vessel: 'biere-33',
          liquid: '#b98a48',
          glass: '#cba56b',
          accent: '#2c5f7a',
          emblem: 'wheat',
          label: 'shield',
        },
      },
      {
        id: 'ambree-sans-alcool-verre-33',
        name: 'Ambrée sans alcool',
        format: glass(33),
        drawing: {
          vessel: 'biere-33',
          liquid: '#6b3a1c',
          glass: '#8b5a34',
          accent: '#a82a1e',
          emblem: 'hop',
          label: 'badge',
        },
      },
      {
        id: 'panache-boite-33',
        name: 'Panaché sans alcool',
        format: canOf(33),
        drawing: { vessel: 'boite-33', liquid: '#e0b94a', accent: '#4d7a2f', emblem: 'hop' },
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
    };
  }),
);
