import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { deviceLists } from './device-lists.ts';
import { KeptEntriesContext, withKept } from './kept-entries.ts';
import { readList } from './read-list.ts';

/** Stale time: head office rarely changes a list. */
const FRESH_MS = 60 * 60_000;

export const catalogueKey = (list: CatalogueList) => ['catalogue', list] as const;

/**
 * Query of a reference list; cached for the lifetime of the tab. A failure is displayed at once, and retried by
 * `keepLists`.
 */
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

/** A reference list as the order on the screen sees it: with what it has chosen and keeps. */
export function useCatalogue<List extends CatalogueList>(list: List) {
  const kept = use(KeptEntriesContext);
  const select = useCallback((offered: CatalogueItem<List>[]) => withKept(list, offered, kept), [list, kept]);
  return useQuery({ ...catalogueQuery(list), select });
}
