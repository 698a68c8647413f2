import { expect, it } from 'vitest';
import { hasLogFilters, readLogFilters } from './content-log-filters.ts';

it('reads the filters from the address, and none that is wrong', () => {
  const search = { zone: 'reglages', acte: 'masquage', nom: 'cola', personne: 'Hélène', du: '2026-12-01' };
  expect(readLogFilters(search)).toMatchObject(search);
  const wrong = readLogFilters({ zone: 'toString', acte: 'x', du: '1er décembre', au: '', nom: '' });
  expect([wrong, hasLogFilters(wrong)]).toMatchObject([{}, false]);
  expect(hasLogFilters(readLogFilters({ nom: 'cola' }))).toBe(true);
});
