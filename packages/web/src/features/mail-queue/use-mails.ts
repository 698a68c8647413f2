import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { type ListedMail, listMails, type MailState } from '@ardoise/domain/contract/mails.ts';
import { request } from '../../api/request.ts';
import { usePagedQuery } from '../../hooks/use-paged-query.ts';

export type { ListedMail, MailState };
export type MailPage = ReplyOf<typeof listMails>;

/** Polling interval. */
const REFRESH_MS = 5_000;

/** The mails of a state, newest first, 100 per page, polled every five seconds while visible. */
export function useMails(etat: MailState) {
  return usePagedQuery(
    ['mails', etat],
    (after, signal) => request(listMails, { query: { etat, after }, signal }),
    { refetchInterval: REFRESH_MS },
  );
}
