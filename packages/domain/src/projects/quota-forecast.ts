import { dayAfter } from './day-after.ts';
/** Weeks over which the pace is averaged. */
export const PACE_WEEKS = 12;
const DAYS_A_WEEK = 7;
const DAY = 86_400_000;

/** State of a quota of the current year. Days are `yyyy-MM-dd` in Europe/Paris. */
export interface QuotaOutlook {
  today: string;
  /** Units left; 0 or less when exhausted. */
  restant: number;
  /** Drafts that have not consumed a unit yet. */
  avenir: number;
  /** Net units consumed in the twelve weeks that end today: released units are subtracted. */
  consumed: number;
}

/**
 * When a quota runs out. `pace`: units per week, over the last twelve weeks. `spent`: already. `drafts`: the drafts
 * alone would consume all units left, so any day from today on. `day`: on that day of this year. `lasts`: not before
 * the year ends.
 */
export type QuotaForecast = { pace: number } & (
  | { outcome: 'spent' }
  | { outcome: 'drafts' | 'day'; day: string }
  | { outcome: 'lasts' }
);

/**
 * Forecasts the day on which a quota runs out: drafts count as sent, the remainder is consumed at the pace of the last
 * twelve weeks (specification/quotas.md#columns for the figures).
 */
export function quotaForecast({ today, restant, avenir, consumed }: QuotaOutlook): QuotaForecast {
  const pace = consumed / PACE_WEEKS;
  if (restant <= 0) return { pace, outcome: 'spent' };
  const left = restant - avenir;
  if (left <= 0) return { pace, outcome: 'drafts', day: today };
  if (pace === 0) return { pace, outcome: 'lasts' };
  const day = dayAfter(today, Math.ceil((left / pace) * DAYS_A_WEEK));
  return day.slice(0, 4) === today.slice(0, 4) ? { pace, outcome: 'day', day } : { pace, outcome: 'lasts' };
}

/** The first day of the twelve weeks that end today. */
export function paceStart(today: string): string {
  return dayAfter(today, 1 - PACE_WEEKS * DAYS_A_WEEK);
}

/** Days from `today` to the end of its year, today included. */
function daysLeft(today: string): number {
  return (Date.parse(`${today.slice(0, 4)}-12-31T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY + 1;
}

/**
 * Units that the present year will have used at its end: those used, the drafts, then the pace of the last twelve weeks;
 * rounded up.
 */
export function yearEndUse(given: Omit<QuotaOutlook, 'restant'> & { used: number }): number {
  const { today, used, avenir, consumed } = given;
  return Math.ceil(used + avenir + (Math.max(0, consumed) / (PACE_WEEKS * DAYS_A_WEEK)) * daysLeft(today));
}

/** The annual quota that a forecast of units suggests: rounded up to five. */
export function quotaForUse(units: number): number {
  return Math.ceil(units / 5) * 5;
}
