import * as z from 'zod/mini';
import { projectFilters } from './project-filters.ts';

/** The parameters of a dashboard's address: a view is an address with a name. */
export const viewFilter = z.strictObject({
  ...projectFilters,
  q_vue: z.enum(['attente', 'tout']),
  tri: z.optional(z.string().check(z.maxLength(20))),
});
export type ViewFilter = z.output<typeof viewFilter>;
