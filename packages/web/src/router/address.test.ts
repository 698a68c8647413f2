import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  addressOf,
  byCloseness,
  isCurrent,
  matchPath,
  type ParamsOf,
  pathOf,
  readSearch,
} from './address.ts';

describe('the path of a pattern', () => {
  it('has its parameters, escaped', () => {
    expect(pathOf('/cms/catalogues/$liste/$id', { liste: 'themes', id: 'é/7 %' })).toBe(
      '/cms/catalogues/themes/%C3%A9%2F7%20%25',
    );
    expect(pathOf('/chr/$', {})).toBe('/chr/$');
    expect(() => pathOf('/suivi-projet/$id')).toThrow('needs id');
  });

  it('says by its type what a link to it must give', () => {
    expectTypeOf<ParamsOf<typeof PAGES.catalogueEntry>>().toEqualTypeOf<{
      params: Readonly<Record<'liste' | 'id', string>>;
    }>();
    expectTypeOf<ParamsOf<typeof PAGES.home>>().toEqualTypeOf<{ params?: undefined }>();
    expectTypeOf<ParamsOf<string>['params']>().toEqualTypeOf<Readonly<Record<string, string>> | undefined>();
    // The same at run time, for a path that is computed.
    expect(PAGES.catalogueEntry.match(/\$\w+/g)).toEqual(['$liste', '$id']);
  });
});

describe('a path matches', () => {
  it.each([
    ['/', '/', {}],
    ['/dashboard', '/Dashboard/', {}],
    ['/suivi-projet/$id', '/suivi-projet/a%2Fb', { id: 'a/b' }],
    ['/suivi-projet/$id', '/suivi-projet/100%', { id: '100%' }],
    ['/suivi-projet/$id', '/suivi-projet', undefined],
    ['/suivi-projet/$id', '/suivi-projet/1/2', undefined],
    ['/chr/$', '/chr/photo/1', {}],
    ['/chr/$', '/chrome/photo', undefined],
    ['/$', '/nulle-part/du/tout', {}],
  ])('%s with %s: %j', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it('the most specific pattern first', () => {
    const patterns = ['/$', '/cms/$', '/cms/catalogues/$liste', '/cms/catalogues/import', '/cms/$a/$b'];
    expect(patterns.toSorted(byCloseness).find((one) => matchPath(one, '/cms/catalogues/import'))).toBe(
      '/cms/catalogues/import',
    );
    expect(patterns.toSorted(byCloseness).find((one) => matchPath(one, '/cms/x/y/z'))).toBe('/cms/$');
  });
});

it('a query has string values, and no empty ones', () => {
  const address = addressOf(
    '/dashboard',
    { q_statut: 'Validation DC', page: 2, tri: '', vue: undefined },
    'liste',
  );
  expect(address).toBe('/dashboard?q_statut=Validation+DC&page=2#liste');
  expect(readSearch('?q_statut=Validation+DC&page=2')).toEqual({ q_statut: 'Validation DC', page: '2' });
});

it('a link is current within its pages, on its page, or with its query alone', () => {
  const place = {
    pathname: '/cms/comptes',
    search: '?q=a+b',
    hash: '',
    href: '/cms/comptes?q=a+b',
    key: '1',
  };
  const current = (address: string) =>
    (['within', 'page', 'address'] as const).filter((how) => isCurrent(address, place, how));
  expect(current('/cms')).toEqual(['within']);
  expect(current('/cm')).toEqual([]);
  expect(current('/cms/comptes')).toEqual(['within', 'page']);
  expect(current('/cms/comptes?q=a%20b#x')).toEqual(['within', 'page', 'address']);
});
