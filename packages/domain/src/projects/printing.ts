import type { Status, Target } from './statuses.ts';

/** Actions of the printer's dashboard (specification/statuses.md#what-a-printer-moves). */
export type PrinterAction = 'telecharger' | 'livrer';

/** The statuses of the printer's dashboard. */
export const PRINT_STATUSES = ['Impression', 'Imprimé'] as const satisfies Status[];

/** Message to a printer after a move. */
export function movedInto(statut: Status): string {
  return `Passé en «\u00a0${statut}\u00a0».`;
}

/** Next status after a delivery, with an installation and without. */
export type Delivery = 'Livré' | 'Terminé';

interface PrinterMove<To extends Target> {
  from: Status;
  targets: readonly [To, ...To[]];
  /** Statuses in which the action is already done: repeating it is a no-op (specification/calls.md#printing). */
  done: readonly Status[];
}

export const PRINTER_MOVES: { telecharger: PrinterMove<Target>; livrer: PrinterMove<Delivery> } = {
  telecharger: { from: 'Impression', targets: ['Imprimé'], done: ['Imprimé', 'Livré', 'Terminé'] },
  livrer: { from: 'Imprimé', targets: ['Livré', 'Terminé'], done: ['Livré', 'Terminé'] },
};
