import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { chrScreens } from './chr/chr-screens.ts';
import type { KindScreens } from './kind-screens.ts';

/** The screens of each kind that has a wizard. */
export const KIND_SCREENS: Partial<Record<ProjectKind, KindScreens>> = {
  CHR: chrScreens,
};
