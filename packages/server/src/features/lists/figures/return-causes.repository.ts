import { CAUSE_NOT_SAID } from '@ardoise/domain/projects/return-causes.ts';
import type { FigureColumn, FigureReading } from './count-figures.repository.ts';
import { isSummed } from './figure-scope.repository.ts';

/** Each cause of a return, of `e`. */
export const EACH_CAUSE = `cross join lateral unnest(case when e.causes = '{}' then array['${CAUSE_NOT_SAID}'] else e.causes end) cause`;

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
