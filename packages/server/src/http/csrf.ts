import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.repository.ts';
import { sessionToken } from './session-cookie.ts';

/** The CSRF token of a session: derived from the secret in its cookie, so it needs no storage. */
export function csrfTokenFor(token: string): string {
  return createHash('sha256').update(`csrf\u0000${token}`).digest('base64url');
}

function matches(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Accepted values of `Sec-Fetch-Site`: this site's own pages, or the address bar. */
const OWN_SITES = ['same-origin', 'none'];

/**
 * CSRF protection: a call that writes needs the token or a same-origin page
 * (specification/security.md#requests-that-change-something). A stale token has its own code, so that the client can
 * fetch another. A token in the URL would leak into histories and logs: it is accepted there for logout only, whose
 * Drupal clients send it so. Without a session there is nothing to forge: only cross-site pages are refused.
 * @throws Refusal ORIGINE or JETON_EXPIRE
 */
export function refuseForgery(
  request: FastifyRequest,
  session: Session | null,
  { tokenInQuery = false }: { tokenInQuery?: boolean } = {},
): void {
  const site = request.headers['sec-fetch-site'];
  if (session === null) {
    if (typeof site === 'string' && !OWN_SITES.includes(site)) throw new Refusal('ORIGINE');
    return;
  }
  const query = request.query as { token?: unknown };
  const given = request.headers['x-csrf-token'] ?? (tokenInQuery ? query.token : undefined);
  if (typeof given === 'string' && given !== '') {
    if (!matches(given, csrfTokenFor(sessionToken(request) ?? ''))) throw new Refusal('JETON_EXPIRE');
    return;
  }
  if (site !== 'same-origin') throw new Refusal('ORIGINE');
}
