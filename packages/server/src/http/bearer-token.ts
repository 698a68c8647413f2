import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer`, empty if there is none after it; undefined for another scheme, a proxy's own. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const found = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization?.trim() ?? '');
  return found === null ? undefined : (found[1] ?? '');
}
