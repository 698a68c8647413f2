import { expect, it } from 'vitest';
import { readAccountFilters, sortedBy, writeAccountFilters } from './account-filters.ts';

const DEFAULT = { role: '', etat: '', q: '', tri: 'connexion', sens: 'desc' } as const;

it('reads the URL, ignores what is wrong, and writes no default', () => {
  expect(readAccountFilters({})).toEqual(DEFAULT);
  expect(readAccountFilters({ q_role: 'roi', q_etat: 'x', tri: 'taille', sens: 'haut' })).toEqual(DEFAULT);
  expect(writeAccountFilters(readAccountFilters({}))).toEqual({});
  const search = { q_role: 'dc', q_etat: 'bloque', q_recherche: 'zoé', tri: 'nom', sens: 'desc' };
  expect(writeAccountFilters(readAccountFilters(search))).toEqual(search);
});

it('sorts in a column’s first direction, then the other way', () => {
  const byName = sortedBy(DEFAULT, 'nom');
  expect([byName.tri, byName.sens, sortedBy(byName, 'nom').sens]).toEqual(['nom', 'asc', 'desc']);
});
