import { expect, it } from 'vitest';
import { presentFilters } from './read-filters.ts';

it('keeps what is well formed of an address', () => {
  const whole = {
    projet: 'a'.repeat(24),
    personne: 'camille',
    document: 'signatures',
    du: '2026-01-31',
    au: '2026-02-01',
  };
  expect(presentFilters({ ...whole, autre: 'x' })).toEqual(whole);
  expect(presentFilters({ projet: '../x', personne: '  ', document: 'photo', du: 'hier', au: 3 })).toEqual(
    {},
  );
});
