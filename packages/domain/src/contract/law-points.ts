import * as z from 'zod/mini';
import { LAW_POINTS, LAW_STATES } from '../settings/law-points.ts';
import { byProject, get } from './call.ts';

/** A point of law that applies to an order, in head office's words. */
export const shownLawPoint = z.object({
  point: z.enum(LAW_POINTS),
  etat: z.enum(LAW_STATES),
  nom: z.string(),
  /** Filled by the card. */
  pourquoi: z.string(),
  /** Proposed to be printed; empty where none is. */
  mention: z.string(),
  source: z.string(),
  /** Where the card says it; empty unless present. */
  ou: z.string(),
  /** The path of the step where it is settled. */
  etape: z.string(),
  champ: z.string(),
  /** Its words are samples that head office has not read. */
  exemple: z.boolean(),
});
export type ShownLawPoint = z.output<typeof shownLawPoint>;

/**
 * What the law asks of a card, absent first: as the first signature was given over it, else as the order is now
 * (specification/card-text.md#points-of-law). Empty where nothing applies, or head office shows none.
 */
export const readLawPoints = get('Points of law of an order', {
  path: '/rest/myplv/projets/:id/points-de-droit',
  who: 'lawPoints.read',
  params: byProject,
  reply: z.object({
    points: z.array(shownLawPoint),
    /** When they were shown and kept; null for those of the order as it is now. */
    t_signature: z.nullable(z.string()),
  }),
});
