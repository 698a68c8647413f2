import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

type ListQuery = Omit<QueryOf<typeof listProjects>, 'limit' | 'after'>;

const withRows = ({ pages }: InfiniteData<ProjectPage>) => ({
  rows: pages.flatMap(({ projets }) => projets),
});

/** An infinite list of projects, paginated; fetched pages stay cached while a project is open. */
export function useProjectPages(query: ListQuery, pageSize: number) {
  return useInfiniteQuery({
    queryKey: ['projects', 'list', query],
    queryFn: async ({ pageParam, signal }) => {
      const reply = await request(listProjects, {
        query: { ...query, limit: pageSize, ...(pageParam && { after: pageParam }) },
        signal,
      });
      return reply as ProjectPage;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    select: withRows,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
export type ProjectPages = ReturnType<typeof useProjectPages>;
