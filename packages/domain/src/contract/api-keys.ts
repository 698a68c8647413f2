import * as z from 'zod/mini';
import { API_KEY_STATES, type ApiKeyState, KEY_NAME_MAX } from '../accounts/api-keys.ts';
import { ROLES } from '../projects/roles.ts';
import { del, get, post } from './call.ts';

const apiKey = z.object({
  id: z.int(),
  nom: z.string(),
  /** The account that it acts as. */
  compte: z.object({ uid: z.int(), username: z.string(), nom: z.string(), role: z.enum(ROLES) }),
  ecriture: z.boolean(),
  /** The last characters of the secret. */
  fin_secret: z.string(),
  etat: z.enum(Object.keys(API_KEY_STATES) as ApiKeyState[]),
  /** ISO 8601, in UTC. */
  t_creation: z.string(),
  /** Display name of who made it. */
  creee_par: z.string(),
  t_fin: z.string(),
  t_revocation: z.nullable(z.string()),
  /** Throttled: written at most every five minutes. */
  t_utilisation: z.nullable(z.string()),
  /** IP address of that use; empty if unknown. */
  adresse: z.string(),
});
export type ListedApiKey = z.output<typeof apiKey>;

/** Those that work first, the soonest to end first; then the others, kept for 12 months after their end. */
export const listApiKeys = get('The keys of other programs', {
  path: '/rest/myplv/cles-api',
  who: 'keys.administer',
  reply: z.array(apiKey),
});

/**
 * The secret is in this reply alone (specification/security.md#keys).
 * @throws VALIDATION by field
 */
export const createApiKey = post('Make a key', {
  path: '/rest/myplv/cles-api',
  who: 'keys.administer',
  body: z.strictObject({
    nom: z.string().check(z.trim(), z.maxLength(KEY_NAME_MAX * 10)),
    /** Username of the account that it acts as. */
    compte: z.string().check(z.trim(), z.maxLength(300)),
    /** Whether it may make calls that change something. */
    ecriture: z.boolean(),
    /** The last day on which it works, yyyy-MM-dd, in Europe/Paris. */
    jusquau: z.string().check(z.maxLength(20)),
  }),
  reply: z.object({ cle: apiKey, secret: z.string() }),
});

/** At once in every process; idempotent. @throws INTROUVABLE */
export const revokeApiKey = del('Revoke a key', {
  path: '/rest/myplv/cles-api/:cle',
  who: 'keys.administer',
  params: z.object({ cle: z.string().check(z.regex(/^\d{1,9}$/)) }),
  reply: apiKey,
});
