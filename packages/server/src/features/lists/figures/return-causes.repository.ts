import type { FigureColumn, FigureReading } from './count-figures.repository.ts';
import { isSummed } from './figure-scope.repository.ts';
import { CAUSES_SQL } from './figure-sums.repository.ts';

/** Each cause of a return, of `e`. */
export const EACH_CAUSE = `cross join lateral unnest(${CAUSES_SQL}) cause`;

/** Causes are a nature of their own in the sums, of each return in the events. */
export function causesOf({ actor, filters }: FigureReading): {
  nature: FigureColumn;
  cause: string;
  from: string;
} {
  return isSummed(actor, filters)
    ? { nature: 'cause', cause: 'e.statut', from: '' }
    : { nature: 'retour', cause: 'cause', from: EACH_CAUSE };
}
