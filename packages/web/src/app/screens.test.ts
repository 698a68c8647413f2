import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { isPage } from '@ardoise/domain/rules/is-page.ts';
import { landingOf } from '@ardoise/domain/rules/landing.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { describe, expect, it } from 'vitest';
import { isOfProject, PROJECT_LISTS } from '../components/projects/project-lists.ts';
import { mayOpen, startOf } from './landing.ts';
import { SCREENS } from './screens.ts';

/** Final address of a role after all redirects from this path. */
function leads(role: Role, path: string): string {
  const screen = SCREENS.find((known) => known.path === path);
  return screen !== undefined && mayOpen(screen, role) ? path : startOf(role, SCREENS);
}

const PRINTING = '/dashboard-imprimeur';
const OFFICE: readonly Role[] = ['administrator', 'siege', 'dc', 'mdv', 'smhf', 'agence'];

describe('redirects each role as specified', () => {
  it.each<[Role, string, string]>([
    ...OFFICE.map((role): [Role, string, string] => [role, '/', '/']),
    ['imprimeur', '/', PRINTING],
    ['installateur', '/', '/dashboard'],
    ['client', '/', '/dashboard'],
    ...ROLES.map((role): [Role, string, string] => [
      role,
      '/dashboard',
      role === 'imprimeur' ? PRINTING : '/dashboard',
    ]),
    ['imprimeur', '/chr/$', PRINTING],
    ['dc', '/chr/$', '/chr/$'],
    ['imprimeur', PRINTING, PRINTING],
    ['agence', PRINTING, PRINTING],
    ['dc', PRINTING, '/'],
    ['client', '/dashboard-client', '/dashboard-client'],
    ['dc', '/dashboard-client', '/'],
    ['installateur', '/dashboard-client', '/dashboard'],
    ...ROLES.flatMap((role) =>
      ['/help', '/init', '/suivi-projet/$id', '/open-projet/$id', '/mon-compte'].map(
        (path): [Role, string, string] => [role, path, path],
      ),
    ),
    ...(['administrator', 'siege', 'dc', 'agence'] as const).map((role): [Role, string, string] => [
      role,
      '/qrcodes/$id',
      '/qrcodes/$id',
    ]),
    ['mdv', '/qrcodes/$id', '/'],
    ['client', '/qrcodes/$id', '/dashboard'],
    ['administrator', '/suivi-courriels', '/suivi-courriels'],
    ['siege', '/suivi-courriels', '/'],
    ['administrator', '/journal-securite', '/journal-securite'],
    ['siege', '/journal-securite', '/'],
    ['siege', '/cms/etat', '/cms/etat'],
    ['dc', '/cms/etat', '/'],
    ['administrator', '/cms', '/cms'],
    ['siege', '/cms', '/cms'],
    ['smhf', '/cms', '/'],
    ['client', '/cms', '/dashboard'],
    ['installateur', '/nulle-part', '/dashboard'],
    ['dc', '/nulle-part', '/'],
  ])('%s requesting %s: %s', (role, path, expected) => {
    expect(leads(role, path)).toBe(expected);
  });

  it('lets every role open its landing screen', () => {
    for (const role of ROLES) {
      const [path = ''] = landingOf(role).split('?');
      expect([role, leads(role, path)]).toEqual([role, path]);
    }
  });
});

it('returns only to existing lists, for the roles that may open them', () => {
  for (const { path, roles } of PROJECT_LISTS) {
    const typed = path.replace(/\/(CHR|VAE|PSM|PDA)$/, '/$type');
    const screen = SCREENS.find((known) => known.path === typed);
    const named = roles === 'all' ? ROLES.filter((role) => role !== 'imprimeur') : roles;
    expect([path, new Set(screen?.roles)]).toEqual([path, new Set(named)]);
  }
});

it('carries the list over every page of a project, and over no other', () => {
  const ofProject = SCREENS.filter(({ path }) => isOfProject(path)).map(({ path }) => path);
  const behindLogin = SCREENS.filter(
    ({ path, roles }) =>
      roles !== 'public' && /\/\$(id)?(\/|$)/.test(path) && !path.startsWith(PAGES.contents),
  );
  expect(new Set(ofProject)).toEqual(new Set(behindLogin.map(({ path }) => path)));
});

it('has each screen at an address that the server knows', () => {
  for (const { path } of SCREENS) {
    const address = path.replace(/\$\w*/g, 'x');
    expect([address, isPage(address, { demo: true })]).toEqual([address, true]);
  }
});
