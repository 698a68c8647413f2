/** Families in columns, in order: where each column starts, and the height of each. */
export interface DrinkColumns {
  starts: readonly number[];
  heights: readonly number[];
}

/** Every way to cut `count` families into `parts` columns, as the starts of the columns. */
function cutsOf(count: number, parts: number, from = 0): number[][] {
  if (parts === 1) return [[from]];
  const cuts: number[][] = [];
  for (let next = from + 1; next <= count - parts + 1; next += 1)
    for (const rest of cutsOf(count, parts - 1, next)) cuts.push([from, ...rest]);
  return cuts;
}

/**
 * Unsplit families in at most `most` columns, cut where the tallest is least; `gapAbove` is between each and the one
 * above it.
 */
export function drinkColumns(
  families: readonly number[],
  most: number,
  gapAbove: (rank: number) => number,
): DrinkColumns {
  const count = families.length;
  const before = [0];
  for (const [rank, height] of families.entries())
    before.push((before.at(-1) ?? 0) + height + gapAbove(rank));
  const heightOf = (from: number, to: number) =>
    to <= from ? 0 : (before[to] ?? 0) - (before[from] ?? 0) - gapAbove(from);
  let best: { columns: DrinkColumns; cost: number } | null = null;
  for (const starts of cutsOf(count, Math.min(most, count))) {
    const heights = starts.map((start, index) => heightOf(start, starts[index + 1] ?? count));
    const tallest = Math.max(...heights);
    const cost = tallest + (tallest - Math.min(...heights)) * 0.01;
    if (best === null || cost < best.cost) best = { columns: { starts, heights }, cost };
  }
  return best?.columns ?? { starts: [], heights: [] };
}
