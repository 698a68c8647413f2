import { expect, it } from 'vitest';
import { readPrintFilters, writePrintFilters } from './print-filters.ts';

it('round-trips its URL', () => {
  for (const search of [
    { q_statut: 'Imprimé', q_recherche: 'palais', tri: 'nom' },
    { q_statut: undefined, q_recherche: undefined, tri: undefined },
  ])
    expect(writePrintFilters(readPrintFilters(search))).toEqual(search);
});

it('ignores invalid parameters', () => {
  const none = { statut: '', recherche: '', tri: 'attente' };
  expect(readPrintFilters({ q_statut: 'Brouillon', tri: 'toString', q_recherche: {} })).toEqual(none);
  expect(readPrintFilters({ q_recherche: 33000 })).toEqual({ ...none, recherche: '33000' });
});
