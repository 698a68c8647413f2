import { sameContent } from '@ardoise/domain/answers/same-content.ts';

/** The fields of an entry by their names; the editor's own are flat. */
export type EntryValues = Readonly<Record<string, unknown>>;

export interface EntryMerge<Values> {
  /** Changes of both sides; mine where both changed the same field. */
  merged: Values;
  /** Names of the fields that both changed differently. */
  conflicts: (keyof Values & string)[];
}

/**
 * Three-way merge of an entry, field by field: what one side changed is taken, what both changed differently is a
 * conflict (specification/content-management.md#two-editors). Without conflicts the merge can be saved as it is.
 */
export function mergeEntry<Values extends EntryValues>(
  base: Values,
  mine: Values,
  theirs: Values,
): EntryMerge<Values> {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: (keyof Values & string)[] = [];
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (sameContent(mine[name], base[name])) continue;
    merged[name] = mine[name];
    if (!sameContent(theirs[name], base[name]) && !sameContent(theirs[name], mine[name]))
      conflicts.push(name);
  }
  return { merged: merged as Values, conflicts };
}
