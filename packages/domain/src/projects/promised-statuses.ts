import { STAGES } from './stages.ts';
import type { Status } from './statuses.ts';

/** What is known of the day when an order comes, in the order in which one takes the place of the next. */
export const ARRIVALS = ['livree', 'pose', 'retard', 'promise', 'a_venir'] as const;

/** The statuses in which a day of delivery is promised. */
export const PROMISED_STATUSES: readonly Status[] = [...STAGES.inPrint, ...STAGES.printed];

/** In these statuses a promise stands; a return ends it, and the printer promises anew. */
export function keepsPromise(to: Status): boolean {
  return [...PROMISED_STATUSES, ...STAGES.delivered].includes(to);
}
