import { expect, it } from 'vitest';
import { isPage } from './is-page.ts';
import { DEMO_PAGES, PAGES } from './page-paths.ts';

const filled = Object.values(PAGES).map((page) => page.replace(/\$\w+/g, 'x-1'));

it.each([
  ...filled,
  '/chr/info-pdv/65a0',
  '/vae-digital',
  '/da/',
  '/Login',
  '/dashboard/',
  '/sm/support/0/65a0',
])('accepts %s', (path) => {
  expect(isPage(path, { demo: false })).toBe(true);
});

it.each([
  '',
  '/nulle-part',
  '/login/x',
  '/lien',
  '/lien/',
  '/lien/a/b',
  '/chrx/info-pdv',
  '/cms/inconnu',
  '/rest/myplv',
])('rejects %s', (path) => {
  expect(isPage(path, { demo: false })).toBe(false);
});

it.each(Object.values(DEMO_PAGES))('accepts %s only with the demonstration', (path) => {
  expect([isPage(path, { demo: true }), isPage(path, { demo: false })]).toEqual([true, false]);
});
