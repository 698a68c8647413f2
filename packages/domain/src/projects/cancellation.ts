import type { Actor } from './roles.ts';
import type { Status, Transition } from './statuses.ts';
import { rowsFor, type TransitionSubject } from './transitions.ts';

export const CANCELLED = 'Annulé' satisfies Status;

export function isCancelled({ statut }: { statut: Status }): boolean {
  return statut === CANCELLED;
}

/** The row of the table by which this actor may cancel this project now; undefined if there is none. */
export function cancelRow(subject: TransitionSubject, actor: Actor): Transition | undefined {
  return rowsFor(subject, actor).find(({ target }) => target === CANCELLED);
}
