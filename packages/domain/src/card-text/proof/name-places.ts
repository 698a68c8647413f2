/** Where a name stands in a text; `name` is its rank among those that were looked for. */
export interface NamePlace {
  name: number;
  from: number;
  to: number;
}

/** Every place of each name, longer ones first: 'café' is not found within 'café gourmand'. In the order of the text. */
export function namePlaces(letters: string, names: readonly string[]): NamePlace[] {
  const ranks = Map.groupBy(names.keys(), (rank) => names[rank] ?? '');
  const taken = new Uint8Array(letters.length);
  const found: NamePlace[] = [];
  for (const name of [...ranks.keys()]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length)) {
    for (let from = letters.indexOf(name); from >= 0; from = letters.indexOf(name, from + 1)) {
      const to = from + name.length;
      if (taken[from] || taken[to - 1]) continue;
      taken.fill(1, from, to);
      for (const rank of ranks.get(name) ?? []) found.push({ name: rank, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
