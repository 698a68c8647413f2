import { listDocumentReads } from '@ardoise/domain/contract/privacy.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { presentFilters, type ReadFilters } from './read-filters.ts';

/** Who read signatures and evidence, with these filters, newest first, 50 per page. */
export function useDocumentReads(filters: ReadFilters) {
  return useInfiniteQuery({
    queryKey: ['document-reads', filters],
    queryFn: ({ pageParam, signal }) =>
      request(listDocumentReads, {
        query: { ...presentFilters(filters), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
