import type { Call } from '@ardoise/domain/contract/call.ts';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { findKey, keyTokenOf } from './key-requests.ts';
import { sessionToken } from './session-cookie.ts';

/**
 * The rate limit's bucket: the account of the session (shared by all of its sessions), or the API key. The IP address
 * without either: invalid tokens could be random each time, and escape the limit.
 */
async function countedAs(call: Call, request: FastifyRequest): Promise<string> {
  if (call.who === 'public') return request.ip;
  const token = keyTokenOf(call, request);
  if (token !== undefined) {
    const found = await findKey(request, token);
    return found === null ? request.ip : `key ${found.key.id}`;
  }
  const cookie = sessionToken(request);
  // Cached: read again by the handler, after a body that may have taken long.
  const session = cookie === undefined ? null : await request.server.liveSessions.find(cookie);
  return session === null ? request.ip : `account ${session.uid}`;
}

/** The limit of a call, checked before its body is read; shared by all server processes (http/request-counts.ts). */
export function rateLimitOf(call: Call, perMinute: number): RateLimitOptions {
  return {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => countedAs(call, request),
  };
}
