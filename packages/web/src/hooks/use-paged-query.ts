import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';

interface Page {
  /** Cursor of the next page; null after the last. */
  suivant: string | null;
}

type Options<P, Data> = Pick<
  UseInfiniteQueryOptions<P, Error, Data, QueryKey, string>,
  'select' | 'refetchInterval'
>;

/** A paginated list by cursor; the rows of other filters are shown until those of the new ones are there. */
export function usePagedQuery<P extends Page, Data = InfiniteData<P, string>>(
  queryKey: QueryKey,
  read: (after: string | undefined, signal: AbortSignal) => Promise<P>,
  options: Options<P, Data> = {},
) {
  return useInfiniteQuery<P, Error, Data, QueryKey, string>({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...options,
  });
}
