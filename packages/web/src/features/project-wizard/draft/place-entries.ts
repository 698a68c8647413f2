import type { Entry } from '@ardoise/domain/projects/entries.ts';

type Ids = readonly string[];

const idsOf = (entries: readonly Entry[]): Ids => entries.map(({ entree = '' }) => entree);

function reordered(before: Ids, after: Ids): boolean {
  const stayed = after.filter((id) => before.includes(id));
  return before.filter((id) => after.includes(id)).some((id, rank) => id !== stayed[rank]);
}

/** Inserts each missing id before its successor in `others`, or at the end. */
function withOthers(order: Ids, others: Ids): Ids {
  return others.reduceRight<Ids>((placed, id, rank) => {
    if (placed.includes(id)) return placed;
    const next = others.slice(rank + 1).find((follower) => placed.includes(follower));
    return placed.toSpliced(next === undefined ? placed.length : placed.indexOf(next), 0, id);
  }, order);
}

/**
 * Merges the order of entry ids of three versions of a list: theirs, which the server has, or mine where only I
 * reordered. Ids of the other list only are inserted before their successor there.
 */
export function placeEntries(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): Ids {
  const [before, ours, others] = [base, mine, theirs].map(idsOf) as [Ids, Ids, Ids];
  const iReordered = reordered(before, ours) && !reordered(before, others);
  const [first, second] = iReordered ? [ours, others] : [others, ours];
  return withOthers(withOthers(first, second), before);
}
