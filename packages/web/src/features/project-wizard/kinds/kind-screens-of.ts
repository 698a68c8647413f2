import { isOpenKind, type OpenKind } from '@ardoise/domain/kinds/kind-facts.ts';
import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { chrScreens } from './chr/chr-screens.ts';
import type { KindScreens } from './kind-screens.ts';
import { vaeScreens } from './vae/vae-screens.ts';
import { vaeDigitalScreens } from './vae-digital/vae-digital-screens.ts';

/** What each of these kinds must have: a screen for every step of its wizard. */
export type ScreensOf<Kind extends ProjectKind> = { [Each in Kind]: KindScreens<StepPath<Each>> };

/** The screens of each kind whose orders are written here: a kind that is opened without does not compile. */
export const KIND_SCREENS: ScreensOf<OpenKind> = {
  CHR: chrScreens,
  VAE: vaeScreens,
  VAE_DIGITAL: vaeDigitalScreens,
};

/** Null for a kind whose orders are only read (`open` of its facts). */
export function screensOf(kind: ProjectKind): KindScreens | null {
  return isOpenKind(kind) ? KIND_SCREENS[kind] : null;
}
