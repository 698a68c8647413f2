import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import { createContext } from 'react';

/** The entries that the order on the screen has chosen and the catalogue no longer offers. */
export const KeptEntriesContext = createContext<readonly KeptEntry[]>([]);

/**
 * A list for an order: what is offered, then the chosen entries that it keeps, so that its pickers and drawings show
 * it with its picture. The list itself where it keeps nothing of it.
 */
export function withKept<List extends CatalogueList>(
  list: List,
  offered: CatalogueItem<List>[],
  kept: readonly KeptEntry[],
): CatalogueItem<List>[] {
  const ids = new Set(offered.map(({ id }) => id));
  const missing = kept.flatMap(({ liste, item }) => {
    const own = item as CatalogueItem<List>;
    return liste === list && !ids.has(own.id) ? [own] : [];
  });
  return missing.length === 0 ? offered : [...offered, ...missing];
}
