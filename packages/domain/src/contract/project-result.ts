import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';

/** Maximum number of projects per call. */
export const MAX_BATCH = 200;

/** Result for one of several projects. `statut` is null when the project is out of the caller's scope. */
export const projectResult = z.object({
  id: z.string(),
  nameProjet: z.string(),
  /** The project is in the requested state: changed now, or before (idempotent). */
  fait: z.boolean(),
  statut: z.nullable(z.enum(STATUSES)),
  /** A French sentence, displayed as is. */
  message: z.string(),
  /** Version conflict: the project changed since it was read, and was left unchanged. */
  modifie: z.optional(z.literal(true)),
});
export type ProjectResult = z.output<typeof projectResult>;
