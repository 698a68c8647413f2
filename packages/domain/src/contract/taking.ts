import * as z from 'zod/mini';
import { post, projectId } from './call.ts';
import { MAX_BATCH, projectResult } from './project-result.ts';

/** `prendre`: by the caller; `confier`: to a colleague; `rendre`: back to all of the agency. */
export const TAKING_ACTIONS = ['prendre', 'confier', 'rendre'] as const;
export type TakingAction = (typeof TAKING_ACTIONS)[number];

/**
 * Who of an agency works on its projects: shown to colleagues at once. Taking is exclusive: what a colleague has taken
 * is refused, but may be entrusted on. Idempotent; 200 with a result per project
 * (specification/accounts.md#several-people-of-one-organisation).
 * @throws INTROUVABLE when `cible` is no colleague, VALIDATION without one
 */
export const takeProjects = post('Take projects of one’s agency, entrust or return them', {
  path: '/rest/myplv/projets/prises',
  who: 'project.take',
  body: z.object({
    action: z.enum(TAKING_ACTIONS),
    /** Username of a colleague, of 'confier'. */
    cible: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    ids: z.array(projectId).check(z.minLength(1), z.maxLength(MAX_BATCH)),
  }),
  reply: z.object({ resultats: z.array(projectResult) }),
});
