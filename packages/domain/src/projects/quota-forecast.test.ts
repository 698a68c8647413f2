import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PACE_WEEKS,
  paceStart,
  type QuotaOutlook,
  quotaForecast,
  quotaForUse,
  yearEndUse,
} from './quota-forecast.ts';

const weekly = (units: number) => units * PACE_WEEKS;
const outlook = (given: Partial<QuotaOutlook>): QuotaOutlook => ({
  today: '2026-06-01',
  restant: 20,
  avenir: 0,
  consumed: weekly(2),
  ...given,
});

describe('quotaForecast', () => {
  it.each([
    // 20 units at 2 a week are ten weeks.
    [{}, { pace: 2, outcome: 'day', day: '2026-08-10' }],
    // 6 drafts count as sent: 14 units, seven weeks.
    [{ avenir: 6 }, { pace: 2, outcome: 'day', day: '2026-07-20' }],
    // A partial day counts as a day.
    [
      { restant: 1, consumed: weekly(3) },
      { pace: 3, outcome: 'day', day: '2026-06-04' },
    ],
    [{ restant: 60 }, { pace: 2, outcome: 'day', day: '2026-12-28' }],
    [{ restant: 61 }, { pace: 2, outcome: 'lasts' }],
    [{ consumed: weekly(0) }, { pace: 0, outcome: 'lasts' }],
    [{ avenir: 20 }, { pace: 2, outcome: 'drafts', day: '2026-06-01' }],
    [
      { avenir: 21, consumed: weekly(0) },
      { pace: 0, outcome: 'drafts', day: '2026-06-01' },
    ],
    [{ restant: 0 }, { pace: 2, outcome: 'spent' }],
    [
      { restant: -1, avenir: 4 },
      { pace: 2, outcome: 'spent' },
    ],
  ] as const)('%o: %o', (given, forecast) => {
    expect(quotaForecast(outlook(given))).toEqual(forecast);
  });

  it('names a day of this year that is not past, later with more units and sooner with more drafts', () => {
    const facts = fc.record({
      restant: fc.integer({ min: -5, max: 300 }),
      avenir: fc.integer({ min: 0, max: 60 }),
      consumed: fc.integer({ min: 0, max: 240 }),
      today: fc
        .integer({ min: 0, max: 364 })
        .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
    });
    const lastDay = (given: QuotaOutlook) => {
      const forecast = quotaForecast(given);
      return 'day' in forecast ? forecast.day : forecast.outcome === 'spent' ? '' : '9999';
    };
    const outcome = fc.check(
      fc.property(facts, (given) => {
        const day = lastDay(given);
        if (day !== '' && day !== '9999') expect(day >= given.today && day <= '2026-12-31').toBe(true);
        expect(lastDay({ ...given, restant: given.restant + 1 }) >= day).toBe(true);
        expect(lastDay({ ...given, avenir: given.avenir + 1 }) <= day).toBe(true);
      }),
    );
    expect(outcome).toMatchObject({ failed: false });
  });
});

it('looks back twelve weeks from today, across a change of hour and of year', () => {
  expect(paceStart('2026-11-21')).toBe('2026-08-30');
  expect(paceStart('2027-01-03')).toBe('2026-10-12');
});

it('forecasts what a year will have used: what is used, the drafts, then the pace', () => {
  // Twelve weeks of 24 units are two a week; 39 days are left.
  expect(yearEndUse({ today: '2026-11-23', used: 97, avenir: 18, consumed: 24 })).toBe(97 + 18 + 12);
  expect(yearEndUse({ today: '2026-12-31', used: 97, avenir: 0, consumed: 84 })).toBe(98);
  expect(yearEndUse({ today: '2026-06-30', used: 5, avenir: 2, consumed: -3 })).toBe(7);
});

it('rounds a forecast up to five for a quota', () => {
  expect([0, 1, 5, 131].map(quotaForUse)).toEqual([0, 5, 5, 135]);
});
