import { saysSomething } from '../projects/comment.ts';
import { actsAs } from '../projects/replacements.ts';
import type { Actor } from '../projects/roles.ts';

/** Working days that are proposed for a delivery, from the day on which it is promised. */
export const PROPOSED_DAYS = 10;

/** Working days after the entry into Impression for which a day may be missing. */
export const DAYS_WITHOUT_PROMISE = 2;

/** In place of 'Date à venir', to whoever promises, once these days are over. */
export const TO_PROMISE = 'À vous\u00a0: promettez un jour';

/** Whether this actor promises the day of what this printer prints, and notes its sending. */
export function promises(actor: Actor, printer: string | null): boolean {
  return actor.role === 'siege' || actor.role === 'administrator' || actsAs(actor, printer);
}

/** Message for a day that changes without a reason. */
export const REASON_NEEDED = 'Dites pourquoi le jour change.';

/** Message for a day that has passed. */
const DAY_PASSED = 'Choisissez un jour à partir d’aujourd’hui.';

const LAST_DAY = '2050-02-01';

/** A day that may be promised today, and the reason for which another one no longer holds. */
interface PromisedDay {
  day: string;
  reason: string;
  /** What was promised before; null for the first promise. */
  before: string | null;
}

/** What is wrong with a promise, by its field; null if nothing is (specification/statuses.md#when-it-comes). */
export function promiseProblem(
  { day, reason, before }: PromisedDay,
  today: string,
): { field: 'jour' | 'motif'; message: string } | null {
  if (day < today || day > LAST_DAY) return { field: 'jour', message: DAY_PASSED };
  if (before !== null && before !== day && !saysSomething(reason))
    return { field: 'motif', message: REASON_NEEDED };
  return null;
}
