import type { Status, Target } from './statuses.ts';

/** Actions of the printer's dashboard (specification/statuses.md#what-a-printer-moves). */
export type PrinterAction = 'telecharger' | 'livrer';

/** The statuses of the printer's dashboard. */
export const PRINT_STATUSES = ['Impression', 'Imprimé'] as const satisfies Status[];

/** Message to a printer after a move. */
export function movedInto(statut: Status): string {
  return `Passé en «\u00a0${statut}\u00a0».`;
}

/** Where a delivery leads, with an installation and without. */
export const DELIVERIES = ['Livré', 'Terminé'] as const satisfies Status[];
export type Delivery = (typeof DELIVERIES)[number];

interface PrinterMove {
  from: Status;
  targets: readonly [Target, ...Target[]];
  /** Statuses in which the action is already done: repeating it is a no-op (specification/calls.md#printing). */
  done: readonly Status[];
}

export const PRINTER_MOVES: Record<PrinterAction, PrinterMove> = {
  telecharger: { from: 'Impression', targets: ['Imprimé'], done: ['Imprimé', 'Livré', 'Terminé'] },
  livrer: { from: 'Imprimé', targets: DELIVERIES, done: DELIVERIES },
};
