import { describe, expect, it } from 'vitest';
import { addWorkingDays, deadlineOf, lateBefore, workingDaysLate, workingDaysLeft } from './deadline.ts';

describe('the promised day', () => {
  it.each([
    ['a plain week', '2026-11-16', 5, '2026-11-23'],
    ['over 11 November', '2026-11-09', 5, '2026-11-17'],
    ['over Christmas and New Year', '2026-12-24', 5, '2027-01-04'],
    ['over Easter Monday', '2026-04-02', 2, '2026-04-07'],
    ['over Ascension', '2026-05-13', 1, '2026-05-15'],
    ['from a Saturday', '2026-11-21', 5, '2026-11-27'],
  ])('skips non-working days in France: %s', (_case, from, count, expected) => {
    expect(addWorkingDays(from, count)).toBe(expected);
  });

  it('counts from the Paris day of the entry, five days for the agency and two for the installer', () => {
    const clock_from = '2026-11-15T23:30:00.000Z';
    expect(deadlineOf({ statut: 'Agence', clock_from })).toBe('2026-11-23');
    expect(deadlineOf({ statut: 'Prévisite', clock_from })).toBe('2026-11-18');
  });

  it('is null without a promise', () => {
    expect(deadlineOf({ statut: 'Validation Client', clock_from: '2026-11-16T08:00:00.000Z' })).toBeNull();
    expect(deadlineOf({ statut: 'Agence', clock_from: null })).toBeNull();
  });
});

describe('lateness', () => {
  it.each<[string, string | null, string, number]>([
    ['on the promised day', '2026-11-20', '2026-11-20', 0],
    ['over the weekend that follows', '2026-11-20', '2026-11-22', 0],
    ['on the Monday', '2026-11-20', '2026-11-23', 1],
    ['a week on', '2026-11-13', '2026-11-20', 5],
    ['over 11 November', '2026-11-10', '2026-11-12', 1],
    ['where nothing was promised', null, '2026-11-20', 0],
  ])('counts French working days, %s', (_case, due, today, late) => {
    expect(workingDaysLate(due, today)).toBe(late);
  });
});

it.each<[string, string | null, string, number]>([
  ['over a weekend', '2026-11-27', '2026-11-20', 5],
  ['over 11 November', '2026-11-12', '2026-11-10', 1],
  ['on the promised day', '2026-11-20', '2026-11-20', 0],
  ['after it', '2026-11-19', '2026-11-20', 0],
  ['where nothing was promised', null, '2026-11-20', 0],
])('counts the working days left, %s', (_case, due, today, left) => {
  expect(workingDaysLeft(due, today)).toBe(left);
});

it('includes what is due before that day, not on it', () => {
  for (const today of ['2026-11-12', '2026-11-20', '2026-11-22', '2027-01-04', '2026-04-06']) {
    const day = lateBefore(today);
    const eve = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    expect([today, workingDaysLate(day, today), workingDaysLate(eve, today)]).toEqual([today, 0, 1]);
  }
});
