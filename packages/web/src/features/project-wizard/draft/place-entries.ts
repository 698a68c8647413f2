import type { Entry } from '@ardoise/domain/projects/entries.ts';

type Ids = readonly string[];

const idsOf = (entries: readonly Entry[]): Ids => entries.map(({ entree = '' }) => entree);

function reordered(before: Ids, after: Ids): boolean {
  const stayed = after.filter((id) => before.includes(id));
  return before.filter((id) => after.includes(id)).some((id, rank) => id !== stayed[rank]);
}

/** Each id that is not there yet goes before the one that follows it in `others`, or to the end where none does. */
function withOthers(order: Ids, others: Ids): Ids {
  return others.reduceRight<Ids>((placed, id, rank) => {
    if (placed.includes(id)) return placed;
    const next = others.slice(rank + 1).find((follower) => placed.includes(follower));
    return placed.toSpliced(next === undefined ? placed.length : placed.indexOf(next), 0, id);
  }, order);
}

/**
 * The ids of every entry of three versions of a list, in the order to keep: theirs, which the server has, or mine where I
 * alone put entries into another order. What only the other list has stands before what follows it there.
 */
export function placeEntries(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): Ids {
  const [before, ours, others] = [base, mine, theirs].map(idsOf) as [Ids, Ids, Ids];
  const iReordered = reordered(before, ours) && !reordered(before, others);
  const [first, second] = iReordered ? [ours, others] : [others, ours];
  return withOthers(withOthers(first, second), before);
}
