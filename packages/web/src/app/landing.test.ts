import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { landingOf } from '@ardoise/domain/rules/landing.ts';
import { describe, expect, test } from 'vitest';
import { destination } from './landing.ts';
import type { Screen } from './screen.ts';

const screen = (path: string, roles: Screen['roles']) => ({ path, roles }) as Screen;
const SCREENS = [
  screen('/', ['dc', 'siege']),
  screen('/dashboard', ROLES),
  screen('/help', ROLES),
  screen('/dashboard-imprimeur', ['imprimeur']),
  screen('/login', 'public'),
  screen('/mentions-legales', 'public'),
];
const screenAt = (path: string) => SCREENS.find((known) => known.path === path);

describe('without a target each role starts on its own screen', () => {
  test.each<[Role, string]>([
    ['imprimeur', '/dashboard-imprimeur'],
    ['agence', '/dashboard?q_statut=Agence'],
    ['dc', '/dashboard'],
    ['client', '/dashboard'],
  ])('%s', (role, path) => {
    expect(landingOf(role)).toBe(path);
    expect(destination(undefined, role, screenAt)).toBe(path);
  });
});

describe('a target is followed when it is a same-origin URL that the role may open', () => {
  test.each<[string, Role, string]>([
    ['/help?sujet=quota#ici', 'dc', '/help?sujet=quota#ici'],
    ['/', 'dc', '/'],
    ['/mentions-legales', 'client', '/mentions-legales'],
    ['/', 'client', '/dashboard'],
    ['/dashboard-imprimeur', 'dc', '/dashboard'],
    ['/nulle-part', 'dc', '/dashboard'],
    ['/login', 'dc', '/dashboard'],
    ['//ailleurs.example', 'dc', '/dashboard'],
    ['/\\ailleurs.example', 'dc', '/dashboard'],
    ['https://ailleurs.example/help', 'dc', '/dashboard'],
    ['help', 'dc', '/dashboard'],
  ])('%s as %s', (target, role, path) => {
    expect(destination(target, role, screenAt)).toBe(path);
  });
});
