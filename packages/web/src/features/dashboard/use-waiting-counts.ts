import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { countWaiting } from '@ardoise/domain/contract/waiting-counts.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import { countQuery } from './use-status-counts.ts';

/** What waits for the viewer, by status and promised day. */
export type WaitingDays = ReplyOf<typeof countWaiting>;

export function waitingQuery(filters: DashboardFilters) {
  const query = countQuery(filters);
  return queryOptions({
    queryKey: ['projects', 'waiting', query],
    queryFn: ({ signal }) => request(countWaiting, { query, signal }),
    staleTime: 0,
  });
}

export function useWaitingCounts(filters: DashboardFilters) {
  return useQuery({ ...waitingQuery(filters), placeholderData: keepPreviousData });
}
