import * as z from 'zod/mini';
import { ARRIVALS } from '../projects/promised-statuses.ts';
import { sending } from './shipment.ts';

/** When an order comes (specification/statuses.md#when-it-comes). */
export const arrival = z.object({
  etat: z.enum(ARRIVALS),
  /** yyyy-MM-dd in Europe/Paris; null while nothing is promised. */
  jour: z.nullable(z.string()),
  /** One line that says it, to this reader: a client reads of their door, and not of whoever is late. */
  mots: z.string(),
  /** What else is known, in a second line; empty for a client. */
  precision: z.string(),
  /** French working days begun since a promise that has passed, one at least; else 0. */
  retard: z.int(),
  /** While nothing is promised, the day that is proposed. */
  propose: z.nullable(z.string()),
  /** To whoever may promise: the two working days without a day are over. */
  aPromettre: z.boolean(),
  /** How it was sent; null before, and for a client. */
  envoi: z.nullable(sending),
  /** The last day on which somebody asked for one; null for a client. */
  demandee: z.nullable(z.string()),
});
