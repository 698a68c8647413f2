/** Seeded pseudo-random numbers: the same seed gives the same demonstration on every machine. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** One of the items. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** `count` distinct items, in the order of the list. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  /** True with this probability. */
  chance: (probability: number) => boolean;
}

/** Mulberry32: 32 bits of state, good enough to shuffle café names. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from an empty list');
    return item;
  };
  const sample = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = items.map((item, index) => ({ item, index }));
    const drawn = Array.from({ length: Math.min(count, items.length) }, () =>
      left.splice(between(0, left.length - 1), 1),
    ).flat();
    return drawn.sort((a, b) => a.index - b.index).map(({ item }) => item);
  };
  return { next, between, pick, sample, chance: (probability) => next() < probability };
}
