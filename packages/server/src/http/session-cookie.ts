import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { bearerToken } from './bearer-token.ts';

const PLAIN = 'ardoise-session';
const HOST_BOUND = '__Host-ardoise-session';

const LOCALHOST = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Configuration of sessions. */
export interface SessionSettings {
  cookieName: string;
}

/** `Secure` with the `__Host-` prefix, except where the site is plain http on localhost (specification/accounts.md#sessions). */
export function isSecure(config: Pick<Config, 'publicUrl'>): boolean {
  return !LOCALHOST.test(config.publicUrl);
}

/** Name of the session's cookie on this site. */
export function sessionCookieName(config: Pick<Config, 'publicUrl'>): string {
  return isSecure(config) ? HOST_BOUND : PLAIN;
}

/**
 * The token of the request's cookie, if any; on a secure site other cookie names are ignored. A request with a bearer
 * token has no session: it is judged by that alone.
 */
export function sessionToken(request: FastifyRequest): string | undefined {
  if (bearerToken(request) !== undefined) return undefined;
  return request.cookies[request.server.sessionSettings.cookieName];
}

export function setSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  token: string,
  expires: Date,
): void {
  const secure = isSecure(config);
  reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    expires,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  const secure = isSecure(config);
  reply.clearCookie(sessionCookieName(config), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
