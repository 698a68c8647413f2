import * as z from 'zod/mini';
import { SECURITY_EVENTS, type SecurityEventName } from '../base/security-events.ts';
import { get, oid } from './call.ts';

const NAMES = Object.keys(SECURITY_EVENTS) as [SecurityEventName, ...SecurityEventName[]];
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An account as the log names it: a deleted one keeps its name. */
const account = z.object({ uid: z.int(), username: z.string(), nom: z.string() });

const securityEvent = z.object({
  id: z.string(),
  evenement: z.enum(NAMES),
  /** ISO 8601, in UTC; for events aggregated by the minute the first and the last. */
  t: z.string(),
  t_dernier: z.string(),
  nombre: z.int(),
  /** Null for an unknown account, or a command of the server. */
  qui: z.nullable(account),
  /** IP address; empty outside of a request. */
  adresse: z.string(),
  requete: z.string(),
  /** Another account concerned. */
  concerne: z.nullable(account),
  projet: z.nullable(z.object({ _id: oid, nameProjet: z.string() })),
  /** The path of a call, the kind of an export. */
  objet: z.string(),
  /** Name of the key that it came by; empty for a person. */
  cle: z.string(),
});
export type ListedSecurityEvent = z.output<typeof securityEvent>;

/**
 * The security log, newest first, 50 per page (specification/security.md#two-logs). `personne` is a username or an
 * e-mail address: what that account did and what was done to it. `du` and `au` are days in Europe/Paris, inclusive.
 */
export const listSecurityEvents = get('The security log', {
  path: '/rest/myplv/journal-securite',
  who: 'security.read',
  query: z.object({
    evenement: z.optional(z.enum(NAMES)),
    personne: z.optional(z.string().check(z.maxLength(254))),
    du: z.optional(day),
    au: z.optional(day),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({
    /** The person filtered by, with their open sessions; null without the filter, or if unknown. */
    personne: z.nullable(
      z.object({ uid: z.int(), username: z.string(), nom: z.string(), sessions: z.int() }),
    ),
    evenements: z.array(securityEvent),
    suivant: z.nullable(z.string()),
  }),
});
