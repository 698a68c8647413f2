import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';

/** The most projects that one call acts on. */
export const MAX_BATCH = 200;

/** What became of one of several projects. `statut` is null when the caller has no such project. */
export const projectResult = z.object({
  id: z.string(),
  nameProjet: z.string(),
  /** The project stands as was asked: changed now, or before. */
  fait: z.boolean(),
  statut: z.nullable(z.enum(STATUSES)),
  /** A French sentence, shown as it is. */
  message: z.string(),
  /** Somebody changed it since it was looked at: it was left alone. */
  modifie: z.optional(z.literal(true)),
});
export type ProjectResult = z.output<typeof projectResult>;
