import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { KindScreens } from '../session/kind-screens.ts';
import { chrScreens } from './chr/chr-screens.tsx';
import { pdaScreens } from './pda/pda-screens.tsx';
import { psmScreens } from './psm/psm-screens.tsx';
import { vaeScreens } from './vae/vae-screens.ts';
import { vaeDigitalScreens } from './vae-digital/vae-digital-screens.ts';

/** The screens of each kind: one for every step of its wizard, or it does not compile. */
export const KIND_SCREENS: { [Kind in ProjectKind]: KindScreens<StepPath<Kind>> } = {
  CHR: chrScreens,
  VAE: vaeScreens,
  VAE_DIGITAL: vaeDigitalScreens,
  PSM: psmScreens,
  PDA: pdaScreens,
};

/** Screens of a kind known at runtime only. */
export function screensOf(kind: ProjectKind): KindScreens {
  return KIND_SCREENS[kind];
}
