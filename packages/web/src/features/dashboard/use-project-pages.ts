import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { type DashboardFilters, listQuery } from './dashboard-filters.ts';

/** Rows of one load (2-data-rules-calls.md section 9). */
const PAGE_SIZE = 9;

/** The list, nine rows at a time; the pages read stay while one looks at a project. */
export function useProjectPages(filters: DashboardFilters) {
  const query = listQuery(filters);
  return useInfiniteQuery({
    queryKey: ['projects', 'list', query],
    queryFn: async ({ pageParam, signal }) => {
      const reply = await request(listProjects, {
        query: { ...query, limit: PAGE_SIZE, ...(pageParam && { after: pageParam }) },
        signal,
      });
      return reply as ProjectPage;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
