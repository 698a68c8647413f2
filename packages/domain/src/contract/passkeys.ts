import * as z from 'zod/mini';
import { del, get, post } from './call.ts';
import { login } from './session.ts';

/** Longest name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60;

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
/** 1023 bytes at most (WebAuthn level 3). */
const credentialId = base64url(1364);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10));
const described = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});
/** The password in use; needed where the session is older than ten minutes. */
const pass = z._default(z.string().check(z.maxLength(1024)), '');

const passkey = z.object({
  id: z.int(),
  nom: z.string(),
  /** ISO 8601, in UTC. */
  t_creation: z.string(),
  t_utilisation: z.nullable(z.string()),
  /** On several devices: its owner's account at Apple, Google or in a password manager has a copy. */
  synchronisee: z.boolean(),
  /** When its counter went backwards, which disabled it; null while it is usable. */
  t_copie: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

export const listOwnPasskeys = get('One’s own passkeys', {
  path: '/rest/myplv/me/cles-acces',
  who: 'passkeys.own',
  reply: z.object({
    cles: z.array(passkey),
    /** False where the site’s address allows none: an IP address, or no HTTPS. */
    possible: z.boolean(),
    /** Signed in within ten minutes: no password is required. */
    confirme: z.boolean(),
    /** From this day (yyyy-MM-dd) on a password alone opens nothing else; null where none is demanded. */
    exigeeLe: z.nullable(z.string()),
    /** A name for the next one, after the browser and its system. */
    nomPropose: z.string(),
  }),
});

/** The browser’s `PublicKeyCredentialCreationOptionsJSON`. @throws VALIDATION on `pass`; GARDE beyond ten keys */
export const beginPasskey = post('Begin to register a passkey', {
  path: '/rest/myplv/me/cles-acces/options',
  who: 'passkeys.own',
  body: z.object({ pass }),
  reply: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(described),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

/** With the browser’s `RegistrationResponseJSON`. @throws VALIDATION on `nom`, GARDE */
export const registerPasskey = post('Register a passkey', {
  path: '/rest/myplv/me/cles-acces',
  who: 'passkeys.own',
  body: z.object({
    nom: z.string().check(z.maxLength(1000), z.trim()),
    reponse: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(4096),
        attestationObject: base64url(65_536),
        transports: z.optional(transports),
      }),
    }),
  }),
  reply: passkey,
});

/** @throws INTROUVABLE, VALIDATION on `pass`; GARDE for the last usable one while disabled ones are left */
export const removeOwnPasskey = post('Remove one of one’s own passkeys', {
  path: '/rest/myplv/me/cles-acces/:cle/retrait',
  who: 'passkeys.own',
  params: z.object({ cle: z.string().check(z.regex(/^\d{1,9}$/)) }),
  body: z.object({ pass }),
});

const byAccount = z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) });

/** @throws INTROUVABLE */
export const listPasskeysOf = get('Somebody’s passkeys', {
  path: '/rest/myplv/comptes/:uid/cles-acces',
  who: 'sessions.administer',
  params: byAccount,
  reply: z.array(passkey),
});

/** Names of the others’ accounts with a key that was disabled, which wait for it to be removed. */
export const listCopiedPasskeys = get('Accounts with a disabled passkey', {
  path: '/rest/myplv/contenus/cles-desactivees',
  who: 'sessions.administer',
  reply: z.object({ comptes: z.array(z.string()) }),
});

/** All of them, with the account’s sessions; the person is notified by mail. @throws INTROUVABLE; GARDE for oneself */
export const removePasskeysOf = del('Remove somebody’s passkeys', {
  path: '/rest/myplv/comptes/:uid/cles-acces',
  who: 'sessions.administer',
  params: byAccount,
  reply: z.object({ retirees: z.int() }),
});

/** The browser’s `PublicKeyCredentialRequestOptionsJSON`: without a username, since the key identifies the account. */
export const beginPasskeySignIn = post('Begin to sign in with a passkey', {
  path: '/rest/myplv/connexion/cle-acces/options',
  who: 'public',
  reply: z.object({
    challenge: z.string(),
    rpId: z.string(),
    userVerification: z.literal('required'),
    timeout: z.int(),
  }),
});

/** With the browser’s `AuthenticationResponseJSON`. @throws IDENTIFIANTS, TROP_DE_DEMANDES */
export const signInWithPasskey = post('Sign in with a passkey', {
  path: '/rest/myplv/connexion/cle-acces',
  who: 'public',
  body: z.object({
    reponse: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(4096),
        authenticatorData: base64url(4096),
        signature: base64url(16_384),
        userHandle: base64url(128),
      }),
    }),
  }),
  reply: login.reply,
});
