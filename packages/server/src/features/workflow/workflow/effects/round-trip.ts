import { clockAt } from '@ardoise/domain/rules/moves.ts';
import { deadlineOf } from '../../../project/projects/deadline.ts';
import type { Effect } from './effect.ts';

/**
 * `roundTrip+1`: the agency must work again, with its promised delay and a new proof
 * (specification/statuses.md#round-trips).
 */
export const roundTrip: Effect = {
  change: ({ project, row: { to, forced }, delays }, at) => {
    const counted = { nb_ar_agence: project.nb_ar_agence + 1, proof_fresh: false };
    if (clockAt(to, { counted: true, forced }) !== 'starts') return counted;
    const clock_from = at.toISOString();
    return { ...counted, clock_from, echeance: deadlineOf({ statut: to, clock_from }, delays) };
  },
};
