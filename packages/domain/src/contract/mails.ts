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

/** One mail, as it would have been sent. */
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

/** Its HTML as a separate document for an iframe: the page's Content Security Policy would block its styles. */
export const showDemoMail = get('A mail of the demonstration, as its reader sees it', {
  path: '/demo/mails/:id/page',
  who: 'public',
  params: byMail,
});

/** Queued or retried; failed for good; sent in the last seven days. */
export const MAIL_STATES = ['attente', 'echec', 'envoye'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const listedMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  projet: z.nullable(z.object({ _id: oid, nameProjet: z.string() })),
  t_creation: z.string(),
  tentatives: z.int(),
  /** Why the last attempt failed: in plain words, and the receiving server's response without any URL. */
  erreur: z.nullable(z.object({ message: z.string(), serveur: z.string() })),
  /** Time of the next retry; null where none is planned, or while it is being sent. */
  prochain: z.nullable(z.string()),
  en_cours: z.boolean(),
  t_envoi: z.nullable(z.string()),
});
export type ListedMail = z.output<typeof listedMail>;

/**
 * The mails of one state, newest first, 100 per page: never their body nor their links
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
    /** Whether mails are sent: yes, no server is configured, or a demonstration displays them instead. */
    envoi: z.enum(['actif', 'sans_serveur', 'demonstration']),
    courriels: z.array(listedMail),
    suivant: z.nullable(z.string()),
  }),
});

const retried = z.object({ relances: z.int() });

/** Retries a queued or failed mail now; one that is being sent, or was sent, is left unchanged: `relances` is 0. */
export const retryMail = post('Try a mail again', {
  path: '/rest/myplv/courriels/:id/relancer',
  who: 'mails.administer',
  params: byMail,
  reply: retried,
});

/** Retries every failed mail, at most 1,000 per call. */
export const retryFailedMails = post('Try every failed mail again', {
  path: '/rest/myplv/courriels/relancer',
  who: 'mails.administer',
  reply: retried,
});
