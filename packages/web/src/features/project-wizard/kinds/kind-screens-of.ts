import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { chrScreens } from './chr/chr-screens.ts';
import type { KindScreens } from './kind-screens.ts';

/** The screens of each kind whose orders are written here; those of the others are read (domain, `open-wizards.ts`). */
export const KIND_SCREENS: Partial<Record<ProjectKind, KindScreens>> = {
  CHR: chrScreens,
};
