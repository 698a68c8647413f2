import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Screen } from './screens.ts';

/** The screen that a role starts on (specification/screens-and-addresses.md#where-one-starts). */
export function landingOf(role: Role): string {
  if (role === 'imprimeur') return '/dashboard-imprimeur';
  if (role === 'agence') return '/dashboard?q_statut=Agence';
  return '/dashboard';
}

export function mayOpen(screen: Screen, role: Role): boolean {
  return screen.roles === 'public' || screen.roles.includes(role);
}

/** Where '/', an unknown address and a screen of others lead: home, or the landing of whoever has no home screen. */
export function startOf(role: Role, screens: readonly Screen[]): string {
  const home = screens.find((screen) => screen.path === '/');
  return home && mayOpen(home, role) ? '/' : landingOf(role);
}

/**
 * Where to go after a login: `targetUrl` when it is an address of this site whose screen the role may open, else the
 * role's landing. `//elsewhere` and `/\elsewhere` are other sites to a browser.
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
