import type { Outcome, Sending, SendingKind } from './sending.ts';

/**
 * First what makes the project; a draft goes after the files that it names, and before those that it names no more; last what was signed,
 * which covers all of it, after what was signed before and taken back.
 */
const RANKS: Record<SendingKind, number> = {
  creation: 0,
  photo: 1,
  draft: 2,
  removal: 3,
  withdrawal: 4,
  deposit: 5,
};

/** Outcomes after which it is sent again by itself. */
export const LATER: readonly Outcome['name'][] = ['later', 'expired'];

/** Kinds that say something only of an order that is saved as it is here. */
export const AFTER_DRAFT: readonly SendingKind[] = ['removal', 'deposit'];

/** The commands of a project, as they are sent. */
export function inOrder(sendings: readonly Sending[]): Sending[] {
  return sendings.toSorted((one, other) => RANKS[one.kind] - RANKS[other.kind] || one.at - other.at);
}
