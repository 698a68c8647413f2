import * as z from 'zod/mini';
import { byProject, oid, post } from './call.ts';

export const cloneProject = post('A copy in Brouillon; its quota unit is consumed now', {
  path: '/rest/myplv/clone/projet/:id',
  who: 'project.clone',
  params: byProject,
  /** `memeCarte`: the same card or boards with new prices, which opens on them (specification/card-text.md#new-prices). */
  body: z.optional(z.object({ memeCarte: z.optional(z.boolean()) })),
  reply: z.union([z.object({ nextState: z.string(), _id: oid }), z.object({ error: z.string() })]),
});
export const undoClone = post('Undo a clone within 10 minutes; the unit is given back', {
  path: '/rest/myplv/clone/projet/:id/undo',
  who: 'project.clone',
  params: byProject,
  reply: z.object({ _id: oid }),
});
