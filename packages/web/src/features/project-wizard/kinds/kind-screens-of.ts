import { isOpenKind, type OpenKind } from '@ardoise/domain/kinds/kind-facts.ts';
import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { chrScreens } from './chr/chr-screens.ts';
import type { KindScreens } from './kind-screens.ts';
import { psmScreens } from './psm/psm-screens.ts';
import { vaeScreens } from './vae/vae-screens.ts';
import { vaeDigitalScreens } from './vae-digital/vae-digital-screens.ts';

/** Required screens of these kinds: one for every step of the wizard. */
export type ScreensOf<Kind extends ProjectKind> = { [Each in Kind]: KindScreens<StepPath<Each>> };

/** The screens of each writable kind: an open kind without screens does not compile. */
export const KIND_SCREENS: ScreensOf<OpenKind> = {
  CHR: chrScreens,
  VAE: vaeScreens,
  VAE_DIGITAL: vaeDigitalScreens,
  PSM: psmScreens,
};

/** Null for a kind with read-only orders (`open` of its facts). */
export function screensOf(kind: ProjectKind): KindScreens | null {
  return isOpenKind(kind) ? KIND_SCREENS[kind] : null;
}
