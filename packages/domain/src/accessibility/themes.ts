import type { Theme } from './criterion.ts';
import { FORMS } from './themes/forms.ts';
import { COLOURS, FRAMES, IMAGES } from './themes/images-frames-colours.ts';
import { LINKS, MEDIA, TABLES } from './themes/media-tables-links.ts';
import { NAVIGATION, USE } from './themes/navigation-use.ts';
import { PRESENTATION } from './themes/presentation.ts';
import { REQUIRED, SCRIPTS, STRUCTURE } from './themes/scripts-required-structure.ts';

/** The 106 criteria of RGAA 4.1 with their evidence here, in the method's order (specification/accessibility.md). */
export const THEMES: readonly Theme[] = [
  IMAGES,
  FRAMES,
  COLOURS,
  MEDIA,
  TABLES,
  LINKS,
  SCRIPTS,
  REQUIRED,
  STRUCTURE,
  PRESENTATION,
  FORMS,
  NAVIGATION,
  USE,
];

export const CRITERIA = THEMES.flatMap(({ criteria }) => criteria);
