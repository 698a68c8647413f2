import type { FriezePattern } from '@ardoise/domain/base/ornament-names.ts';
import type { Illustration } from '@ardoise/domain/catalogue/illustration.ts';

const image = (id: string) => `/catalogue/illustrations/${id}.svg`;

const illustrations = (names: Record<string, string>): Illustration[] =>
  Object.entries(names).map(([id, name]) => ({ id, name, image: image(id), type: 'illustration' }));

const friezes = (drawn: Record<string, readonly [name: string, pattern: FriezePattern]>): Illustration[] =>
  Object.entries(drawn).map(([id, [name, pattern]]) => ({
    id,
    name,
    image: image(id),
    type: 'frise',
    field_apercu: { pattern },
  }));

export const ILLUSTRATIONS: Illustration[] = [
  ...illustrations({
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
  ...friezes({
    'frise-guirlande': ['Guirlande', 'garland'],
    'frise-vagues': ['Vagues', 'waves'],
    'frise-olivier': ['Olivier', 'olive'],
    'frise-carreaux': ['Carreaux de ciment', 'cement-tiles'],
    'frise-damier': ['Damier', 'chequers'],
    'frise-store': ['Store rayé', 'awning'],
    'frise-couverts': ['Couverts', 'cutlery'],
    'frise-agrumes': ['Agrumes', 'citrus'],
    'frise-eventails': ['Éventails', 'fans'],
    'frise-sapins': ['Sapins', 'firs'],
  }),
];
