import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { deviceLists } from './device-lists.ts';
import { readList } from './read-list.ts';

/** Head office changes a list now and then; within an hour's work it stays as it is. */
const FRESH_MS = 60 * 60_000;

export const catalogueKey = (list: CatalogueList) => ['catalogue', list] as const;

/** A reference list; once read it stays for as long as the tab does. A failure is said at once, and tried again by `keepLists`. */
export function catalogueQuery<List extends CatalogueList>(list: List, priority: RequestPriority = 'auto') {
  return queryOptions({
    queryKey: catalogueKey(list),
    queryFn: async ({ signal }) =>
      (await readList({ list, signal, priority }, deviceLists)) as CatalogueItem<List>[],
    staleTime: FRESH_MS,
    gcTime: Infinity,
    retry: false,
  });
}

export function useCatalogue<List extends CatalogueList>(list: List) {
  return useQuery(catalogueQuery(list));
}
