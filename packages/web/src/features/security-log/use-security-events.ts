import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { type ListedSecurityEvent, listSecurityEvents } from '@ardoise/domain/contract/security.ts';
import { endSessionsOf } from '@ardoise/domain/contract/sessions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { usePagedQuery } from '../../hooks/use-paged-query.ts';
import type { SecurityFilters } from './security-filters.ts';

export type { ListedSecurityEvent };
export type LoggedPerson = NonNullable<ReplyOf<typeof listSecurityEvents>['personne']>;

const KEY = ['security-events'];

/** The log with these filters, newest first, 50 per page. */
export function useSecurityEvents({ evenement, personne, du, au }: SecurityFilters) {
  return usePagedQuery([...KEY, evenement, personne, du, au], (after, signal) => {
    const query = {
      evenement: evenement || undefined,
      personne: personne || undefined,
      du: du || undefined,
      au: au || undefined,
      after,
    };
    return request(listSecurityEvents, { query, signal });
  });
}

/** Ends an account's sessions; then refetches the log, which records it. */
export function useEndSessions() {
  const cache = useQueryClient();
  return async (uid: number) => {
    await request(endSessionsOf, { params: { uid: String(uid) } });
    await cache.invalidateQueries({ queryKey: KEY });
  };
}
