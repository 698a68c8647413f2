import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { listDemoMails } from '@ardoise/domain/contract/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type DemoMail = ReplyOf<typeof listDemoMails>[number];

/** The mails of the demonstration, newest first; refetched when this tab becomes visible. */
export function useDemoMails() {
  return useQuery({
    queryKey: ['demo-mails'],
    queryFn: ({ signal }) => request(listDemoMails, { signal }),
    staleTime: 0,
  });
}
