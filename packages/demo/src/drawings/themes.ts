import type { Theme } from '@ardoise/domain/catalogue/theme.ts';

const NAMES = {
  ardoise: 'Ardoise',
  zinc: 'Zinc',
  guinguette: 'Guinguette',
  marine: 'Marine',
  safran: 'Safran',
  rose: 'Rosé',
  'belle-epoque': 'Belle Époque',
  olivier: 'Olivier',
  kraft: 'Kraft',
  faience: 'Faïence',
  montagne: 'Montagne',
  nocturne: 'Nocturne',
} as const;

export type ThemeId = keyof typeof NAMES;

export const THEMES: Theme[] = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  image: `/catalogue/themes/${id}.svg`,
}));
