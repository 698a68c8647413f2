import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { type DashboardFilters, writeFilters } from './dashboard-filters.ts';

export interface StatusCount {
  statut: Status;
  count: number;
}

/** The filters that counts share with the list: those that stay when another count is pressed. */
export function countQuery(filters: DashboardFilters) {
  const { q_support, q_typeProjet, q_recherche, q_retard, q_echeance } = writeFilters(filters);
  return { q_support, q_typeProjet, q_recherche, q_retard, q_echeance, ...filters.steering };
}

export function countsQuery(filters: DashboardFilters) {
  const query = countQuery(filters);
  return queryOptions({
    queryKey: ['projects', 'counts', query],
    queryFn: ({ signal }) => request(countProjects, { query, signal }),
    staleTime: 0,
  });
}

/** Number of projects in each status, in path order; omits zero. */
export function useStatusCounts(filters: DashboardFilters) {
  return useQuery({
    ...countsQuery(filters),
    placeholderData: keepPreviousData,
    select: (reply): StatusCount[] =>
      STATUSES.flatMap((statut) => {
        const count = reply.find((row) => row._id === statut)?.count ?? 0;
        return count === 0 ? [] : [{ statut, count }];
      }),
  });
}
