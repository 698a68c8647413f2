import * as z from 'zod/mini';
import { get } from './call.ts';

/** Newest first, at most 200. Only while DEMO=1 and no mail server is configured; 404 otherwise. */
export const listDemoMails = get('The mails of the demonstration', {
  path: '/demo/mails',
  who: 'public',
  reply: z.array(
    z.object({
      id: z.int(),
      to: z.string(),
      subject: z.string(),
      template: z.string(),
      /** ISO 8601, in UTC. */
      t_creation: z.string(),
    }),
  ),
});

const byMail = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** One of them, as it would have been sent. */
export const readDemoMail = get('A mail of the demonstration', {
  path: '/demo/mails/:id',
  who: 'public',
  params: byMail,
  reply: z.object({
    id: z.int(),
    to: z.string(),
    subject: z.string(),
    t_creation: z.string(),
    html: z.string(),
    text: z.string(),
  }),
});

/** Its HTML as a document of its own, for a frame: the page's content policy would take its styles away. */
export const showDemoMail = get('A mail of the demonstration, as its reader sees it', {
  path: '/demo/mails/:id/page',
  who: 'public',
  params: byMail,
});
