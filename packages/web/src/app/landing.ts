import { targetUrl } from '@ardoise/domain/base/target-url.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { landingOf } from '@ardoise/domain/rules/landing.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Screen } from './screen.ts';

export function mayOpen(screen: Screen, role: Role): boolean {
  return screen.roles === 'public' || screen.roles.includes(role);
}

/** Redirect of '/', an unknown address and a screen without permission: home, or the role's landing without home screen. */
export function startOf(role: Role, screens: readonly Screen[]): string {
  const home = screens.find((screen) => screen.path === PAGES.home);
  return home && mayOpen(home, role) ? PAGES.home : landingOf(role);
}

/** Target after a login: `target` if it is a path of this site whose screen the role may open, else the role's landing. */
export function destination(
  target: string | undefined,
  role: Role,
  screenAt: (path: string) => Screen | undefined,
): string {
  const asked = targetUrl(target);
  if (asked === undefined) return landingOf(role);
  const [path = PAGES.home] = asked.split(/[?#]/);
  const screen = screenAt(path);
  return screen && screen.path !== PAGES.login && mayOpen(screen, role) ? asked : landingOf(role);
}
