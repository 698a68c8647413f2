import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { PRINT_ORDERS, type PrintFilters, writePrintFilters } from './print-filters.ts';

/** A print shop works by the batch: a load is a morning's work. */
export const PRINT_PAGE = 50;

/** What one is to print and to deliver. */
export function usePrintJobs(filters: PrintFilters) {
  const { q_statut, q_recherche } = writePrintFilters(filters);
  const { sort, dir } = PRINT_ORDERS[filters.tri];
  const query = { q_vue: 'impression' as const, q_statut, q_recherche, sort, dir };
  return useInfiniteQuery({
    queryKey: ['projects', 'list', query],
    queryFn: async ({ pageParam, signal }) => {
      const reply = await request(listProjects, {
        query: { ...query, limit: PRINT_PAGE, ...(pageParam && { after: pageParam }) },
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
