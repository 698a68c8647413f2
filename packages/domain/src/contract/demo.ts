import * as z from 'zod/mini';
import { PROJECT_KINDS } from '../projects/kinds.ts';
import { ROLES } from '../projects/roles.ts';
import { STATUSES } from '../projects/statuses.ts';
import { get, oid } from './call.ts';

/**
 * One project of each kind in each status that the demonstration contains, for its page /dev. Only with DEMO=1; 404
 * otherwise (specification/security.md#the-demonstration).
 */
export const listDemoExamples = get('A project of each kind and status of the demonstration', {
  path: '/demo/exemples',
  who: 'public',
  reply: z.array(
    z.object({
      kind: z.enum(PROJECT_KINDS),
      statut: z.enum(STATUSES),
      _id: oid,
      nameProjet: z.string(),
      /** The role expected to act; null in a final status. */
      role: z.nullable(z.enum(ROLES)),
      /** Display name of the person expected to act. */
      personne: z.string(),
      /**
       * Account with the published password that opens the project: that person's, or the dc's where the person has
       * none or is not known.
       */
      compte: z.string(),
    }),
  ),
});
