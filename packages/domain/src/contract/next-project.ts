import * as z from 'zod/mini';
import { projectFilters } from '../rules/project-filters.ts';
import { byProject, get, oid } from './call.ts';
import { listView, SORTS } from './project-list.ts';

const neighbour = z.nullable(z.object({ _id: oid, nameProjet: z.string(), ville: z.string() }));

/**
 * For roles that work through a queue, a dc only while something waits for them: the projects before and after this one
 * in one of their lists; in the list of what waits for them, those that wait. Null at its ends, all of them null for
 * other roles (specification/screens-and-addresses.md#lists-are-kept).
 */
export const nextProject = get('The place of a project in a list', {
  path: '/rest/myplv/projets/suivant/:id',
  who: 'projects.list',
  params: byProject,
  query: z.object({
    ...projectFilters,
    sort: z.optional(z.enum(SORTS)),
    dir: z.optional(z.enum(['asc', 'desc'])),
    q_vue: listView,
  }),
  reply: z.object({
    precedent: neighbour,
    suivant: neighbour,
    /** From 1; null where the project has left the list, and for head office in lists of everything. */
    rang: z.nullable(z.int()),
    total: z.nullable(z.int()),
  }),
});
