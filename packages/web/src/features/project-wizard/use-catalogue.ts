import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** Head office changes a list now and then; within an hour's work it stays as it is. */
const FRESH_MS = 60 * 60_000;

/** A reference list, kept for as long as one works on a project. */
export function useCatalogue<List extends CatalogueList>(list: List) {
  return useQuery({
    queryKey: ['catalogue', list],
    queryFn: async ({ signal }) =>
      (await request(readCatalogue, { params: { list }, signal })) as CatalogueItem<List>[],
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
}
