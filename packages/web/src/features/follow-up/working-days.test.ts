import { describe, expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

describe('addWorkingDays', () => {
  it.each([
    ['2026-11-13T10:30:00.000Z', 5, '2026-11-20', 'a Friday: the week-end does not count'],
    ['2026-11-09T10:00:00.000Z', 5, '2026-11-17', '11 November does not count'],
    ['2026-04-03T10:00:00.000Z', 1, '2026-04-07', 'Easter Monday of 2026 does not count'],
    ['2026-05-13T10:00:00.000Z', 1, '2026-05-15', 'Ascension of 2026 does not count'],
    ['2026-11-12T23:30:00.000Z', 1, '2026-11-16', 'it is already Friday in Paris'],
    ['2026-12-24T10:00:00.000Z', 2, '2026-12-29', 'Christmas, then a week-end'],
  ])('%s and %i days: %s (%s)', (from, count, expected) => {
    expect(addWorkingDays(from, count).toISOString().slice(0, 10)).toBe(expected);
  });
});
