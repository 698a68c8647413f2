/** An entry in the order of its list. */
export interface OrderedEntry {
  id: string;
  family: string;
}

/** The families in the order of their first entry. */
export function familiesOf(entries: readonly OrderedEntry[]): string[] {
  return [...new Set(entries.map(({ family }) => family))];
}

/** The order that screens show: family by family, each in the order of the list. */
export function byFamily(entries: readonly OrderedEntry[], families = familiesOf(entries)): string[] {
  const members = Map.groupBy(entries, ({ family }) => family);
  return families.flatMap((family) => (members.get(family) ?? []).map(({ id }) => id));
}

/** Puts `item` before `before`, or at the end. */
export function movedBefore<Item>(items: readonly Item[], item: Item, before: Item | null): Item[] {
  const others = items.filter((other) => other !== item);
  const at = before === null ? -1 : others.indexOf(before);
  return at === -1 ? [...others, item] : others.toSpliced(at, 0, item);
}

/**
 * The ids of a list with entries added, each before the entry of `avant` if that is of its family, else at the end of
 * its family; a new family comes last.
 */
export function placedInOrder(
  present: readonly OrderedEntry[],
  added: readonly (OrderedEntry & { avant: string | null })[],
): string[] {
  const members = Map.groupBy(present, ({ family }) => family);
  for (const { id, family, avant } of added) {
    const others = members.get(family) ?? [];
    const at = avant === null ? -1 : others.findIndex((other) => other.id === avant);
    if (at === -1) others.push({ id, family });
    else others.splice(at, 0, { id, family });
    members.set(family, others);
  }
  return [...members.values()].flat().map(({ id }) => id);
}

/**
 * The ids of a list after some entries changed their family: at the end of one that has others, or where they are in a
 * family of their own.
 */
export function rejoined(entries: readonly OrderedEntry[], moved: readonly string[]): string[] {
  const known = new Set(familiesOf(entries.filter(({ id }) => !moved.includes(id))));
  const joins = ({ id, family }: OrderedEntry) => moved.includes(id) && known.has(family);
  return placedInOrder(
    entries.filter((entry) => !joins(entry)),
    entries.filter(joins).map((entry) => ({ ...entry, avant: null })),
  );
}
