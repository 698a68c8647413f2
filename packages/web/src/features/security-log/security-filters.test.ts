import { expect, it } from 'vitest';
import { hasFilters, readSecurityFilters, writeSecurityFilters } from './security-filters.ts';

it('round-trips its URL, and ignores invalid parameters', () => {
  const filters = { evenement: 'refus_role', personne: 'dc1', du: '2026-11-01', au: '' } as const;
  expect(readSecurityFilters(writeSecurityFilters(filters))).toEqual(filters);
  const nothing = readSecurityFilters({ q_evenement: 'toString', q_du: 'hier', q_au: 3 });
  expect(hasFilters(nothing)).toBe(false);
});
