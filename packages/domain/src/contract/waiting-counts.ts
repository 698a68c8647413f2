import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { countFilters } from '../rules/project-filters.ts';
import { get } from './call.ts';

/**
 * What waits for the caller, by status and promised day: how many, how many of them late. Empty for a role nothing
 * waits for.
 */
export const countWaiting = get('Projects that wait for the caller by status and deadline', {
  path: '/rest/myplv/count/attente',
  who: 'projects.list',
  query: z.object(countFilters),
  reply: z.array(
    z.object({
      statut: z.enum(STATUSES),
      /** yyyy-MM-dd in Europe/Paris; null without a promise. */
      echeance: z.nullable(z.string()),
      retard: z.boolean(),
      count: z.int(),
    }),
  ),
});
