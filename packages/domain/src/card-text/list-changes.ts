/** What was changed of a list whose items have ids: written or added items whole, ids removed, the order if it changed. */
export interface ListChanges<Item> {
  ecrites?: Item[] | undefined;
  retirees?: string[] | undefined;
  /** The ids in their new order; additions without it stand at the end. */
  ordre?: string[] | undefined;
}

interface Ids<Item> {
  idOf: (item: Item) => string;
  same: (one: Item, other: Item) => boolean;
}

/** Undefined where nothing changed. */
export function changesOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { idOf, same }: Ids<Item>,
): ListChanges<Item> | undefined {
  const was = new Map(before.map((item) => [idOf(item), item]));
  const is = new Map(after.map((item) => [idOf(item), item]));
  const ecrites = after.filter((item) => {
    const old = was.get(idOf(item));
    return old === undefined || !same(old, item);
  });
  const retirees = [...was.keys()].filter((id) => !is.has(id));
  const unordered = withChanges(before, { ecrites, retirees }, idOf).map(idOf);
  const ids = [...is.keys()];
  const isMoved = unordered.some((id, rank) => id !== ids[rank]);
  if (ecrites.length + retirees.length === 0 && !isMoved) return undefined;
  return {
    ...(ecrites.length > 0 ? { ecrites } : {}),
    ...(retirees.length > 0 ? { retirees } : {}),
    ...(isMoved ? { ordre: ids } : {}),
  };
}

/** The list after the changes. */
export function withChanges<Item>(
  before: readonly Item[],
  { ecrites = [], retirees = [], ordre = [] }: ListChanges<Item>,
  idOf: (item: Item) => string,
): Item[] {
  const items = new Map(before.map((item) => [idOf(item), item]));
  for (const item of ecrites) items.set(idOf(item), item);
  for (const id of retirees) items.delete(id);
  const first = ordre.flatMap((id) => {
    const item = items.get(id);
    items.delete(id);
    return item === undefined ? [] : [item];
  });
  return [...first, ...items.values()];
}
