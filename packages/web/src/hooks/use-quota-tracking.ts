import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { quotaTracking, quotaYears } from '@ardoise/domain/contract/quotas.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

export type QuotaRow = ReplyOf<typeof quotaTracking & Call>[number];

/** The rows visible to an account for a year; by default the present one. Keyed with the lists: moves invalidate them. */
export function useQuotaTracking(username: string, annee: number | undefined) {
  return useQuery({
    queryKey: ['projects', 'quotas', username, annee ?? 'present'],
    queryFn: ({ signal }) =>
      request(quotaTracking, {
        params: { username },
        query: annee === undefined ? {} : { annee },
        signal,
      }),
    staleTime: 0,
  });
}

/** The available years, the present one first. */
export function useQuotaYears() {
  return useQuery({
    queryKey: ['quota', 'years'],
    queryFn: ({ signal }) => request(quotaYears, { signal }),
  });
}
