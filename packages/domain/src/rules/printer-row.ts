import { PRINTER_MOVES, type PrinterAction } from '../projects/printing.ts';
import type { Actor } from '../projects/roles.ts';
import type { Transition } from '../projects/statuses.ts';
import type { GuardFacts, GuardRequest } from './guards.ts';
import { refusalOf, rowsFor, type TransitionSubject } from './transitions.ts';

/**
 * The row of the table for an action of the printer now: for 'Passer en livré' the one whose guards pass, Livré with a
 * pose, else Terminé. Undefined when the status or the actor's role has none.
 */
export function printerRow(
  subject: TransitionSubject,
  facts: GuardFacts,
  actor: Actor,
  action: PrinterAction,
  request: GuardRequest,
): Transition | undefined {
  const { from, targets } = PRINTER_MOVES[action];
  if (subject.statut !== from) return undefined;
  return rowsFor(subject, actor).find(
    (row) => targets.some((target) => target === row.target) && refusalOf(row, facts, request) === null,
  );
}
