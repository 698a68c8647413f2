import { expect, it } from 'vitest';
import { quotaEffect, readUnits } from './quota-cell.ts';
import { isReminderTime, quotaYearState } from './quota-year.ts';

it('says what an annual quota leaves, and its state', () => {
  const use = { utilisees: 97, avenir: 18 };
  expect(quotaEffect('CHR', 120, use)).toEqual({ restant: 23, statut: 'OK', pourcentage: 81 });
  expect(quotaEffect('CHR', 110, use)).toEqual({ restant: 13, statut: 'ALERTE', pourcentage: 88 });
  expect(quotaEffect('VAE', 110, use)).toEqual({ restant: 13, statut: 'OK', pourcentage: 88 });
  expect(quotaEffect('CHR', 97, use)).toEqual({ restant: 0, statut: 'DEPASSE', pourcentage: 100 });
  expect(quotaEffect('CHR', 90, use)).toEqual({ restant: -7, statut: 'DEPASSE', pourcentage: 108 });
});

it.each([
  ['0', 0],
  ['1\u202f200', 1200],
  [' 99999 ', 99_999],
  ['100000', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  ['٣', null],
])('reads %j as %j', (typed, units) => {
  expect(readUnits(typed)).toBe(units);
});

it('closes past years, and prepares those that nobody opened', () => {
  expect(quotaYearState(2025, 2026, true)).toBe('close');
  expect(quotaYearState(2025, 2026, false)).toBe('close');
  expect(quotaYearState(2026, 2026, true)).toBe('en-cours');
  expect(quotaYearState(2026, 2026, false)).toBe('preparation');
  expect(quotaYearState(2027, 2026, true)).toBe('ouverte');
  expect(quotaYearState(2027, 2026, false)).toBe('preparation');
});

it('reminds in December', () => {
  expect(isReminderTime('2026-11-30')).toBe(false);
  expect(isReminderTime('2026-12-01')).toBe(true);
  expect(isReminderTime('2027-01-01')).toBe(false);
});
