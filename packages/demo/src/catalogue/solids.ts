import type { Solid } from '@ardoise/domain/catalogue/solid.ts';

const of = (type: string, names: Record<string, string>): Solid[] =>
  Object.entries(names).map(([id, name]) => ({
    id,
    name,
    field_type_de_solide: type,
    field_image_visuel_solide: `/catalogue/visuel-solide/${id}.svg`,
  }));

export const SOLIDS: Solid[] = [
  ...of('Sandwichs', {
    'jambon-beurre': 'Jambon-beurre',
    'poulet-crudites': 'Poulet crudités',
    panini: 'Panini trois fromages',
    wrap: 'Wrap du jardin',
    bagel: 'Bagel saumon',
  }),
  ...of('Plats chauds', {
    burger: 'Burger maison',
    'hot-dog': 'Hot-dog',
    'croque-monsieur': 'Croque-monsieur',
    quiche: 'Quiche lorraine',
    pizza: 'Pizza',
    pates: 'Pâtes fraîches',
    frites: 'Cornet de frites',
  }),
  ...of('Salades', { salade: 'Salade composée' }),
  ...of('Desserts et viennoiseries', {
    cookie: 'Cookie aux éclats de chocolat',
    muffin: 'Muffin',
    donut: 'Donut',
    croissant: 'Croissant',
    crepe: 'Crêpe',
    tarte: 'Part de tarte',
    glace: 'Coupe glacée',
  }),
];
