import * as z from 'zod/mini';
import { viewFilter } from '../rules/view-filter.ts';
import { del, get, post, put } from './call.ts';

/** Maximum number of views of one person. */
export const MOST_VIEWS = 20;
export const LONGEST_VIEW_NAME = 300;
/** Counts above are given as this. */
export const MOST_COUNTED = 1000;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_VIEW_NAME));
const byView = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)) });

const savedView = z.object({
  /** Null for a ready view of the role. */
  id: z.nullable(z.int()),
  nom: z.string(),
  filtre: viewFilter,
  partage: z.boolean(),
  /** The caller's own, to rename, share and delete. */
  mienne: z.boolean(),
  /** Display name of the person who shared it; empty for others. */
  de: z.string(),
  /** Of the caller's projects, at most `MOST_COUNTED`. */
  count: z.int(),
});
export type SavedView = z.output<typeof savedView>;

/** The ready ones of the role, then one's own, then those that one's team shares; each with its count. */
export const listViews = get('Views of the dashboard with their counts', {
  path: '/rest/myplv/vues',
  who: 'projects.list',
  reply: z.array(savedView),
});

/** @throws VALIDATION for a name that one has already, or above `MOST_VIEWS` */
export const createView = post('Save a view', {
  path: '/rest/myplv/vues',
  who: 'projects.list',
  body: z.object({ nom: name, filtre: viewFilter }),
  reply: z.object({ id: z.int() }),
});

/**
 * Renames one's own view, or shares it with one's team: people of the same role, in head office or with the same smhf
 * (specification/screens-and-addresses.md#views).
 * @throws INTROUVABLE, VALIDATION, ROLE for a role without a team
 */
export const changeView = put('Rename or share a view', {
  path: '/rest/myplv/vues/:id',
  who: 'projects.list',
  params: byView,
  body: z.object({ nom: z.optional(name), partage: z.optional(z.boolean()) }),
  reply: z.object({ id: z.int() }),
});

/** @throws INTROUVABLE */
export const deleteView = del('Delete one of one’s own views', {
  path: '/rest/myplv/vues/:id',
  who: 'projects.list',
  params: byView,
});
