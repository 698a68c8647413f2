import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { type ListedMail, listMails, type MailState } from '@ardoise/domain/contract/mails.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type { ListedMail, MailState };
export type MailPage = ReplyOf<typeof listMails>;

/** Polling interval. */
const REFRESH_MS = 5_000;

/** The mails of a state, newest first, 100 per page, polled every five seconds while visible. */
export function useMails(etat: MailState) {
  return useInfiniteQuery({
    queryKey: ['mails', etat],
    queryFn: ({ pageParam, signal }) =>
      request(listMails, { query: { etat, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.suivant,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
