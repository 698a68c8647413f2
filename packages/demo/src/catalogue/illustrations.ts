import type { Illustration } from '@ardoise/domain/catalogue/illustration.ts';

const drawn = (type: Illustration['type'], names: Record<string, string>): Illustration[] =>
  Object.entries(names).map(([id, name]) => ({
    id,
    name,
    image: `/catalogue/illustrations/${id}.svg`,
    type,
  }));

export const ILLUSTRATIONS: Illustration[] = [
  ...drawn('illustration', {
    'plat-du-jour': 'Plat du jour',
    salade: 'Salade',
    burger: 'Burger',
    frites: 'Cornet de frites',
    entrecote: 'Entrecôte',
    poisson: 'Poisson du marché',
    moules: 'Cocotte de moules',
    huitres: 'Huîtres',
    pates: 'Pâtes',
    pizza: 'Pizza',
    soupe: 'Soupe fumante',
    'croque-monsieur': 'Croque-monsieur',
    'oeuf-au-plat': 'Œuf au plat',
    charcuterie: 'Planche de charcuterie',
    fromages: 'Fromages',
    pain: 'Pain et couteau',
    crepe: 'Crêpes',
    tarte: 'Part de tarte',
    glace: 'Coupe glacée',
    cafe: 'Café',
    croissant: 'Croissant',
    vin: 'Verre et bouteille de vin',
    toque: 'Toque',
    terrasse: 'Table en terrasse',
  }),
  ...drawn('frise', {
    'frise-guirlande': 'Guirlande',
    'frise-vagues': 'Vagues',
    'frise-olivier': 'Olivier',
    'frise-carreaux': 'Carreaux de ciment',
    'frise-damier': 'Damier',
    'frise-store': 'Store rayé',
    'frise-couverts': 'Couverts',
    'frise-agrumes': 'Agrumes',
    'frise-eventails': 'Éventails',
    'frise-sapins': 'Sapins',
  }),
];
