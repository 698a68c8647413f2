import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../../http/session-cookie.ts';
import { FLOW_MINUTES, type FlowKeys } from './flows.repository.ts';

const SECRET = /^[\w-]{43}$/;

const hash = (text: string) => createHash('sha256').update(text).digest();
export const newSecret = () => randomBytes(32).toString('base64url');

type Site = { publicUrl: string };

const cookieName = (site: Site) => (isSecure(site) ? '__Host-ardoise-sso' : 'ardoise-sso');

/**
 * The secret of this browser, one for all its tabs: it binds a sign-in to the browser that began it. A well-formed one
 * is kept, since another tab may be at the provider.
 */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, site: Site): string {
  const secret = browserSecret(request, site) ?? newSecret();
  reply.setCookie(cookieName(site), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(site),
    maxAge: FLOW_MINUTES * 60,
  });
  return secret;
}

export function browserSecret(request: FastifyRequest, site: Site): string | undefined {
  const given = request.cookies[cookieName(site)] ?? '';
  return SECRET.test(given) ? given : undefined;
}

/**
 * What protects one sign-in. Nonce and PKCE verifier derive from the browser's secret and the state: the database has
 * hashes alone.
 */
export function flowSecrets(
  browser: string,
  state: string,
): { nonce: string; verifier: string; keys: FlowKeys } {
  const derive = (purpose: string) =>
    createHmac('sha256', browser).update(`${purpose}\u0000${state}`).digest('base64url');
  return {
    nonce: derive('nonce'),
    verifier: derive('verifier'),
    keys: { state: hash(state), browser: hash(browser) },
  };
}
