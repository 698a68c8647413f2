import type { Theme } from '@ardoise/domain/catalogue/theme.ts';
import { THEME_LOOKS } from './theme-looks.ts';

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

export const THEMES: Theme[] = (Object.keys(NAMES) as ThemeId[]).map((id) => ({
  id,
  name: NAMES[id],
  image: `/catalogue/themes/${id}.svg`,
  field_apercu: THEME_LOOKS[id],
}));
