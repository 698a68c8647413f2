import * as z from 'zod/mini';
import { get, oid, post } from './call.ts';

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

/** Waiting to be sent or tried again; given up; sent in the last seven days. */
export const MAIL_STATES = ['attente', 'echec', 'envoye'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const listedMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  projet: z.nullable(z.object({ _id: oid, nameProjet: z.string() })),
  t_creation: z.string(),
  tentatives: z.int(),
  /** Why the last attempt failed: in plain words, and the receiving server's own, without any address of a page. */
  erreur: z.nullable(z.object({ message: z.string(), serveur: z.string() })),
  /** When it is tried next; null where nothing is planned, or where it is being sent at this moment. */
  prochain: z.nullable(z.string()),
  en_cours: z.boolean(),
  t_envoi: z.nullable(z.string()),
});
export type ListedMail = z.output<typeof listedMail>;

/**
 * The mails of one state, newest first, 100 at a time: never their body nor its links
 * (specification/mails-and-links.md#queued-mails).
 */
export const listMails = get('Mails that wait, failed or were sent', {
  path: '/rest/myplv/courriels',
  who: 'mails.administer',
  query: z.object({
    etat: z.enum(MAIL_STATES),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({
    comptes: z.object({ attente: z.int(), echec: z.int(), envoye: z.int() }),
    /** Whether mails leave: yes, no server is configured, or a demonstration shows them instead. */
    envoi: z.enum(['actif', 'sans_serveur', 'demonstration']),
    courriels: z.array(listedMail),
    suivant: z.nullable(z.string()),
  }),
});

const retried = z.object({ relances: z.int() });

/** One that waits or failed is tried at once; one that is being sent, or was, is left alone: `relances` is 0. */
export const retryMail = post('Try a mail again', {
  path: '/rest/myplv/courriels/:id/relancer',
  who: 'mails.administer',
  params: byMail,
  reply: retried,
});

/** The same for every failed one, at most 1,000 at a time. */
export const retryFailedMails = post('Try every failed mail again', {
  path: '/rest/myplv/courriels/relancer',
  who: 'mails.administer',
  reply: retried,
});
