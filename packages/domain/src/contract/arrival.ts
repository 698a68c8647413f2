import * as z from 'zod/mini';
import { ARRIVALS } from '../projects/promised-statuses.ts';

/** When an order comes (specification/statuses.md#when-it-comes). */
export const arrival = z.object({
  etat: z.enum(ARRIVALS),
  /** yyyy-MM-dd in Europe/Paris; null while nothing is promised. */
  jour: z.nullable(z.string()),
  /** One line that says it, to this reader: a client reads of their door, and not of whoever is late. */
  mots: z.string(),
  /** French working days begun since a promise that has passed, one at least; else 0. */
  retard: z.int(),
  /** While nothing is promised, the day that is proposed. */
  propose: z.nullable(z.string()),
});
