import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { PRINTER_MOVES } from '@ardoise/domain/projects/printing.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';

type Row = Pick<ProjectRow, 'statut' | 'actions'>;

/** Where 'Passer en livré' leads this project, by what the server allows; undefined where it does not lead anywhere now. */
export function deliveryOf({ statut, actions }: Row): Status | undefined {
  const { from, targets } = PRINTER_MOVES.livrer;
  if (statut !== from) return undefined;
  const offered = targets.find((target) => actions.some((action) => action.target === target));
  return STATUSES.find((statut) => statut === offered);
}

/** Whether downloading moves this project. */
export function isToPrint({ statut }: Pick<Row, 'statut'>): boolean {
  return statut === PRINTER_MOVES.telecharger.from;
}
