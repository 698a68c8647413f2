import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** A flag in the served page (http/web-pages.ts); Vite's own page has none, and always fetches. */
const inDemonstration = import.meta.env.DEV || document.querySelector('[content=oui]') !== null;

/** The demonstration accounts; without the demonstration, where the call does not exist, it is not made. */
export function useDemoAccounts({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => request(demoAccounts, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && inDemonstration,
  });
}
