import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readServiceState } from '@ardoise/domain/contract/service-state.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type ServiceState = ReplyOf<typeof readServiceState>;

const POLLED_MS = 15_000;

/** How the installation runs; polled while the page is open. */
export function useServiceState() {
  return useQuery({
    queryKey: ['service-state'],
    queryFn: ({ signal }) => request(readServiceState, { signal }),
    staleTime: 0,
    refetchInterval: POLLED_MS,
  });
}
