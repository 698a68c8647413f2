import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Shared by others: refetched each time. */
export const quotaQuery = (smhf: string | null) =>
  queryOptions({
    queryKey: ['quota', smhf],
    queryFn: ({ signal }) => request(quotaState, { params: { smhf: smhf ?? '' }, signal }),
    staleTime: 0,
  });

/** The year's quota of an SMHF; disabled without one. */
export function useQuota(smhf: string | null) {
  return useQuery({ ...quotaQuery(smhf), enabled: smhf !== null });
}
