import { expect, it } from 'vitest';
import { parisDay, parisYear, projectCode } from './paris-day.ts';

it.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  // Summer time: two hours ahead.
  ['2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  // The nights on which it begins and ends.
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T22:15:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('the day in Paris of %s is %s, however often and in whatever order it is asked', (instant, day) => {
  const at = new Date(instant);
  for (const minutes of [0, 20, -20, 0]) parisDay(new Date(at.getTime() + minutes * 60_000));
  expect(parisDay(at)).toBe(day);
  expect(projectCode(at)).toBe(day.replaceAll('-', '_'));
  expect(parisYear(at)).toBe(Number(day.slice(0, 4)));
});
