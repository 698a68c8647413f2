import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { usePagedQuery } from './use-paged-query.ts';

type ListQuery = Omit<QueryOf<typeof listProjects>, 'limit' | 'after'>;

const withRows = ({ pages }: InfiniteData<ProjectPage>) => ({
  rows: pages.flatMap(({ projets }) => projets),
});

const listKey = (query: ListQuery) => ['projects', 'list', query];

async function readPage(query: ListQuery, limit: number, after: string | undefined, signal: AbortSignal) {
  return (await request(listProjects, { query: { ...query, limit, after }, signal })) as ProjectPage;
}

/** Reads the first page, for `useProjectPages`. */
export function prefetchProjectPages(cache: QueryClient, query: ListQuery, pageSize: number): Promise<void> {
  return cache.prefetchInfiniteQuery({
    queryKey: listKey(query),
    queryFn: ({ signal }) => readPage(query, pageSize, undefined, signal),
    initialPageParam: '',
  });
}

/** An infinite list of projects, paginated; fetched pages stay cached while a project is open. */
export function useProjectPages(query: ListQuery, pageSize: number) {
  return usePagedQuery(listKey(query), (after, signal) => readPage(query, pageSize, after, signal), {
    select: withRows,
  });
}
export type ProjectPages = ReturnType<typeof useProjectPages>;
