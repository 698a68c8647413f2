import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { type ContentChange, listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';

export type { ContentChange };

/** The log of content changes with these filters, newest first, 50 per page. */
export function useContentChanges(filters: Omit<QueryOf<typeof listContentChanges>, 'after'>) {
  return useInfiniteQuery({
    queryKey: [...CONTENT_LOG_KEY, filters],
    queryFn: ({ pageParam, signal }) =>
      request(listContentChanges, { query: { ...filters, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
