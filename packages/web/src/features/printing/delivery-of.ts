import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { type Delivery, PRINTER_MOVES } from '@ardoise/domain/projects/printing.ts';

type Row = Pick<ProjectRow, 'statut' | 'actions'>;

/** Target of 'Passer en livré' for this project, from its allowed actions; undefined if none. */
export function deliveryOf({ statut, actions }: Row): Delivery | undefined {
  const { from, targets } = PRINTER_MOVES.livrer;
  if (statut !== from) return undefined;
  return targets.find((target) => actions.some((action) => action.target === target));
}

/** Whether a download changes the status of this project. */
export function isToPrint({ statut }: Pick<Row, 'statut'>): boolean {
  return statut === PRINTER_MOVES.telecharger.from;
}
