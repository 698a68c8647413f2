import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Screen } from './screens.ts';

/** The landing screen of a role (specification/screens-and-addresses.md#where-one-starts). */
export function landingOf(role: Role): string {
  if (role === 'imprimeur') return '/dashboard-imprimeur';
  if (role === 'agence') return '/dashboard?q_statut=Agence';
  return '/dashboard';
}

export function mayOpen(screen: Screen, role: Role): boolean {
  return screen.roles === 'public' || screen.roles.includes(role);
}

/** Redirect of '/', an unknown address and a screen without permission: home, or the role's landing without home screen. */
export function startOf(role: Role, screens: readonly Screen[]): string {
  const home = screens.find((screen) => screen.path === '/');
  return home && mayOpen(home, role) ? '/' : landingOf(role);
}

/**
 * Target after a login: `targetUrl` if it is a same-origin URL whose screen the role may open, else the role's landing
 * (against open redirects: browsers treat `//elsewhere` and `/\elsewhere` as other sites).
 */
export function destination(
  targetUrl: string | undefined,
  role: Role,
  screenAt: (path: string) => Screen | undefined,
): string {
  if (targetUrl === undefined || !/^\/(?![/\\])/.test(targetUrl)) return landingOf(role);
  const [path = '/'] = targetUrl.split(/[?#]/);
  const screen = screenAt(path);
  return screen && screen.path !== '/login' && mayOpen(screen, role) ? targetUrl : landingOf(role);
}
