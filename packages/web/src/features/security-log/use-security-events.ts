import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { type ListedSecurityEvent, listSecurityEvents } from '@ardoise/domain/contract/security.ts';
import { endSessionsOf } from '@ardoise/domain/contract/sessions.ts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import type { SecurityFilters } from './security-filters.ts';

export type { ListedSecurityEvent };
export type LoggedPerson = NonNullable<ReplyOf<typeof listSecurityEvents>['personne']>;

const KEY = ['security-events'];

/** The log with these filters, newest first, 50 per page. */
export function useSecurityEvents({ evenement, personne, du, au }: SecurityFilters) {
  return useInfiniteQuery({
    queryKey: [...KEY, evenement, personne, du, au],
    queryFn: ({ pageParam, signal }) =>
      request(listSecurityEvents, {
        query: {
          ...(evenement && { evenement }),
          ...(personne && { personne }),
          ...(du && { du }),
          ...(au && { au }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Ends somebody's sessions; then refetches the log, which records it. */
export function useEndSessions() {
  const cache = useQueryClient();
  return async (uid: number) => {
    await request(endSessionsOf, { params: { uid: String(uid) } });
    await cache.invalidateQueries({ queryKey: KEY });
  };
}
