import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The token of `Authorization: Bearer`, empty if there is none after it; undefined for another scheme, a proxy's own. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const found = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization?.trim() ?? '');
  return found === null ? undefined : (found[1] ?? '');
}

/** Whether the request has this token; compared in constant time, of texts of any length. */
export function hasBearerToken(request: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  return timingSafeEqual(digest(bearerToken(request) ?? ''), digest(token));
}
