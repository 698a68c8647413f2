import * as z from 'zod/mini';
import { del, get } from './call.ts';

const ownSession = z.object({
  id: z.int(),
  /** The session that asks. */
  ici: z.boolean(),
  /** ISO 8601, in UTC. */
  t_creation: z.string(),
  /** Written at most every five minutes. */
  t_utilisation: z.string(),
  /** Where it was opened from; empty where that is not known. */
  adresse: z.string(),
});
export type OwnSession = z.output<typeof ownSession>;

/** One's own sessions that are still open, this one first, then the last used. */
export const listOwnSessions = get('One’s own sessions', {
  path: '/rest/myplv/me/sessions',
  who: 'session',
  reply: z.array(ownSession),
});

/** It ends at once everywhere; 404 for one that is over, or somebody else's. */
export const endOwnSession = del('End one of one’s own sessions', {
  path: '/rest/myplv/me/sessions/:session',
  who: 'session',
  params: z.object({ session: z.string().check(z.regex(/^\d{1,15}$/)) }),
});

const ended = z.object({ fermees: z.int() });

/** All but the one that asks. */
export const endOtherSessions = del('End all of one’s other sessions', {
  path: '/rest/myplv/me/sessions',
  who: 'session',
  reply: ended,
});

/** Every session of an account, at once everywhere; 404 for an unknown account. */
export const endSessionsOf = del('End somebody’s sessions', {
  path: '/rest/myplv/comptes/:uid/sessions',
  who: 'sessions.administer',
  params: z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) }),
  reply: ended,
});
