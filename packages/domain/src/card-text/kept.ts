/** The same list, unless something is left out: what does not change is compared at no cost. */
export function kept<Item>(list: readonly Item[], test: (item: Item) => boolean): Item[] {
  return list.every(test) ? (list as Item[]) : list.filter(test);
}
