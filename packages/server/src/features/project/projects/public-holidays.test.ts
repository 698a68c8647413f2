import { expect, it } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

// Easter of the earliest and the latest kind, and years in which the algorithm's corrections count.
it.each([
  [1954, ['1954-04-19', '1954-05-27', '1954-06-07']],
  [1981, ['1981-04-20', '1981-05-28', '1981-06-08']],
  [2008, ['2008-03-24', '2008-05-01', '2008-05-12']],
  [2026, ['2026-04-06', '2026-05-14', '2026-05-25']],
  [2038, ['2038-04-26', '2038-06-03', '2038-06-14']],
])('finds Easter Monday, Ascension and Whit Monday of %i', (year, days) => {
  expect([...publicHolidays(year)]).toEqual(expect.arrayContaining(days));
});

it('has the eleven days of the law', () => {
  const days = [...publicHolidays(2027)].sort().map((day) => day.slice(5));
  expect(days.join(' ')).toBe('01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25');
});
