import type { GuardFacts, GuardRequest } from './guards.ts';
import type { Actor } from './roles.ts';
import type { Status, Target, Transition } from './statuses.ts';
import { refusalOf, rowsFor, type TransitionSubject } from './transitions.ts';

/** Actions of the printer's dashboard (specification/statuses.md#what-a-printer-moves). */
export type PrinterAction = 'telecharger' | 'livrer';

/** The statuses of the printer's dashboard. */
export const PRINT_STATUSES = ['Impression', 'Imprimé'] as const satisfies Status[];

/** Message to a printer after a move. */
export function movedInto(statut: Status): string {
  return `Passé en «\u00a0${statut}\u00a0».`;
}

interface PrinterMove {
  from: Status;
  targets: readonly [Target, ...Target[]];
  /** Statuses in which the action is already done: repeating it is a no-op (specification/calls.md#printing). */
  done: readonly Status[];
}

export const PRINTER_MOVES: Record<PrinterAction, PrinterMove> = {
  telecharger: { from: 'Impression', targets: ['Imprimé'], done: ['Imprimé', 'Livré', 'Terminé'] },
  livrer: { from: 'Imprimé', targets: ['Livré', 'Terminé'], done: ['Livré', 'Terminé'] },
};

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
    (row) => targets.includes(row.target) && refusalOf(row, facts, request) === null,
  );
}
