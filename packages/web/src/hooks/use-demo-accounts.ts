import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** The demonstration accounts; empty without the demonstration, where the call does not exist. */
export function useDemoAccounts({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => request(demoAccounts, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}
