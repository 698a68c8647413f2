import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { NO_PASSKEYS_HERE } from '@ardoise/domain/accounts/passkey-words.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';

/** This site, as authenticators know it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** WebAuthn timeout of the browser's prompt, in milliseconds. */
export const TIMEOUT = 300_000;

/** Null where no browser would make a key: for an IP address, or without HTTPS. */
export function relyingParty({ publicUrl }: { publicUrl: string }): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : null;
}

/** @throws Refusal GARDE where there can be no passkeys */
export function requireRelyingParty(site: { publicUrl: string }): RelyingParty {
  const party = relyingParty(site);
  if (party === null) throw new Refusal('GARDE', { message: NO_PASSKEYS_HERE });
  return party;
}

/** Of a registration or a sign-in. */
export const NOT_VERIFIED = 'Cette clé d’accès n’a pas pu être vérifiée. Recommencez.';

export const newChallenge = () => randomBytes(32).toString('base64url');

/** The challenge that the browser says it had signed; empty for what is no client data. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
