import * as z from 'zod/mini';
import { byProject, get, oid } from './call.ts';
import { listView, projectFilters, SORTS } from './projects.ts';

/**
 * For roles that work through a queue, a dc only while something waits for them: the project after this one in one of
 * their lists; in the list of what waits for them, the next that waits. Null at the end
 * (specification/screens-and-addresses.md#lists-are-kept).
 */
export const nextProject = get('The project that comes after one in a list', {
  path: '/rest/myplv/projets/suivant/:id',
  who: 'projects.list',
  params: byProject,
  query: z.object({
    ...projectFilters,
    sort: z.optional(z.enum(SORTS)),
    dir: z.optional(z.enum(['asc', 'desc'])),
    q_vue: listView,
  }),
  reply: z.object({ suivant: z.nullable(z.object({ _id: oid, nameProjet: z.string(), ville: z.string() })) }),
});
