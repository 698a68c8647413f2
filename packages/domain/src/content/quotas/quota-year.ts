/**
 * State of a year of quotas (specification/quotas.md#a-new-year-and-transfers): closed ones are read only; the present
 * one and one opened in advance are changed with a reason; one that is not opened is prepared.
 */
export type QuotaYearState = 'close' | 'en-cours' | 'ouverte' | 'preparation';

/** `present`: the year of today in Europe/Paris. `opened`: the year has quotas. */
export function quotaYearState(year: number, present: number, opened: boolean): QuotaYearState {
  if (year < present) return 'close';
  if (!opened) return 'preparation';
  return year === present ? 'en-cours' : 'ouverte';
}

/** Whether head office is reminded of next year: from 1 December. `today` is yyyy-MM-dd in Europe/Paris. */
export function isReminderTime(today: string): boolean {
  return today.slice(5) >= '12-01';
}
