import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';

const KEY = ['content', 'catalogues'];

/** Query key of a list's entries. */
export const entriesKey = (list: CatalogueList) => [...KEY, list];

/** Every list with its figures. */
export function useCatalogues() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(calls.listCatalogues, { signal }),
    staleTime: 0,
  });
}

/** The entries of a list in their order, whatever their state. */
export function useEntries(list: CatalogueList) {
  return useQuery({
    queryKey: entriesKey(list),
    queryFn: ({ signal }) => request(calls.listEntries, { params: { list }, signal }),
    staleTime: 0,
  });
}

/** The drafts that chose an entry. */
export function useEntryDrafts(list: CatalogueList, id: string) {
  return useQuery({
    queryKey: [...entriesKey(list), id, 'brouillons'],
    queryFn: ({ signal }) => request(calls.listEntryDrafts, { params: { list, id }, signal }),
    staleTime: 0,
  });
}
