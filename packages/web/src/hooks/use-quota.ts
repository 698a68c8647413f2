import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** The year's quota of an SMHF; disabled without one. Shared by others: refetched each time. */
export function useQuota(smhf: string | null) {
  return useQuery({
    queryKey: ['quota', smhf],
    queryFn: ({ signal }) => request(quotaState, { params: { smhf: smhf ?? '' }, signal }),
    enabled: smhf !== null,
    staleTime: 0,
  });
}
