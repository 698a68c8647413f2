import { isFinal, STATUSES, type Status } from './statuses.ts';

/** A project stands still once it has been in its status for more than this many calendar days in Paris. */
export const STILL_DAYS = 5;

/** Above this many round trips, the specification warns. */
export const MANY_ROUND_TRIPS = 2;

/** The statuses in which a party is still expected to act, or the order is still to end. */
export const ONGOING_STATUSES: readonly Status[] = STATUSES.filter((statut) => !isFinal(statut));

/** The limit for projects standing still: in their status since before this day; both days yyyy-MM-dd in Paris. */
export function stillBefore(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - STILL_DAYS * 86_400_000).toISOString().slice(0, 10);
}
