import { createHash } from 'node:crypto';
import { KEY_PREFIX, KEY_REQUESTS_A_MINUTE } from '@ardoise/domain/accounts/api-keys.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Call } from '@ardoise/domain/contract/call.ts';
import { isKeyCall } from '@ardoise/domain/contract/key-calls.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { type ApiKey, type FoundKey, findApiKey } from './api-keys.repository.ts';
import { bearerToken } from './bearer-token.ts';
import { hashOfKey, isKeySecret } from './key-secret.ts';
import { countRequest } from './request-counts.repository.ts';
import type { Session } from './session.repository.ts';

const MINUTE = 60_000;
const ONLY_READS = 'Cette clé ne permet que de lire.';

declare module 'fastify' {
  interface FastifyInstance {
    keyDatabase: Pool;
  }
  interface FastifyRequest {
    /** The key of its token, cached: read by the rate limit, then by the handler. */
    foundKey: Promise<FoundKey | null> | null;
  }
}

/**
 * The token that decides a request, in the place of a session's cookie; undefined where the cookie does. A public call
 * may have a bearer token of another kind: that is its own business.
 */
export function keyTokenOf(call: Call, request: FastifyRequest): string | undefined {
  const token = bearerToken(request);
  return token === undefined || (call.who === 'public' && !token.startsWith(KEY_PREFIX)) ? undefined : token;
}

/** The working key of a token. */
export function findKey(request: FastifyRequest, token: string): Promise<FoundKey | null> {
  const { keyDatabase } = request.server;
  request.foundKey ??= isKeySecret(token)
    ? findApiKey(keyDatabase, hashOfKey(token), request.ip)
    : Promise.resolve(null);
  return request.foundKey;
}

/** @throws Refusal TROP_DE_DEMANDES */
async function limit(db: Pool, { id }: ApiKey, reply: FastifyReply): Promise<void> {
  const count = createHash('sha256').update(`key\n${id}`).digest();
  const { current, ttl } = await countRequest(db, count, MINUTE);
  const seconds = Math.ceil(ttl / 1000);
  reply
    .header('x-ratelimit-limit', KEY_REQUESTS_A_MINUTE)
    .header('x-ratelimit-remaining', Math.max(0, KEY_REQUESTS_A_MINUTE - current))
    .header('x-ratelimit-reset', seconds);
  if (current <= KEY_REQUESTS_A_MINUTE) return;
  reply.header('retry-after', seconds);
  throw new Refusal('TROP_DE_DEMANDES');
}

/**
 * Authenticates by API key, as the account that it acts as. Its role is checked as a session's is.
 * @throws Refusal CLE_INVALIDE, TROP_DE_DEMANDES; CLE for a call that needs a person, or changes something by a key that
 * only reads
 */
export async function authenticateKey(
  call: Call,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const found = await findKey(request, token);
  if (found === null) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new Refusal('CLE_INVALIDE');
  }
  request.caller = found.session;
  request.apiKey = found.key;
  await limit(request.server.keyDatabase, found.key, reply);
  if (!isKeyCall(call)) throw new Refusal('CLE');
  if (call.changes && !found.key.mayWrite) throw new Refusal('CLE', { message: ONLY_READS });
  return found.session;
}
