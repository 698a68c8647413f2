import * as z from 'zod/mini';
import { SIGN_IN_WAYS, type SignInWay } from '../accounts/sign-in-ways.ts';
import { ACCESS_CHANGES } from '../base/security-events.ts';
import { del, get, type ReplyOf } from './call.ts';

export const openSession = z.object({
  id: z.int(),
  /** The session of this request. */
  ici: z.boolean(),
  /** ISO 8601, in UTC. */
  t_creation: z.string(),
  /** Throttled: written at most every five minutes. */
  t_utilisation: z.string(),
  /** IP address that opened it; empty if unknown. */
  adresse: z.string(),
  /** Browser and system: 'Chrome sous Windows'; empty if unknown. */
  appareil: z.string(),
  voie: z.enum(Object.keys(SIGN_IN_WAYS) as SignInWay[]),
});
export type OwnSession = z.output<typeof openSession>;

/** One's own open sessions, the current one first, then by last use. */
export const listOwnSessions = get('One’s own sessions', {
  path: '/rest/myplv/me/sessions',
  who: 'session',
  reply: z.array(openSession),
});

/** What changed of one's own access within twelve months: the address, or the password; newest first, ten at most. */
export const listOwnAccessChanges = get('What changed of one’s own access', {
  path: '/rest/myplv/me/acces',
  who: 'session',
  reply: z.array(
    z.object({
      evenement: z.enum(ACCESS_CHANGES),
      /** ISO 8601, in UTC. */
      t: z.string(),
      /** Who did it, as people know them; null for oneself. */
      par: z.nullable(z.string()),
    }),
  ),
});
export type OwnAccessChange = ReplyOf<typeof listOwnAccessChanges>[number];

/** Ends immediately on every server; 404 if it is over, or another account's. */
export const endOwnSession = del('End one of one’s own sessions', {
  path: '/rest/myplv/me/sessions/:session',
  who: 'session',
  params: z.object({ session: z.string().check(z.regex(/^\d{1,15}$/)) }),
});

const ended = z.object({ fermees: z.int() });

/** All except the session of this request. */
export const endOtherSessions = del('End all of one’s other sessions', {
  path: '/rest/myplv/me/sessions',
  who: 'session',
  reply: ended,
});

/** Every session of an account, immediately on every server; 404 for an unknown account. */
export const endSessionsOf = del('End somebody’s sessions', {
  path: '/rest/myplv/comptes/:uid/sessions',
  who: 'sessions.administer',
  params: z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) }),
  reply: ended,
});
