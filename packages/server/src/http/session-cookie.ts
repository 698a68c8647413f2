import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const PLAIN = 'ardoise-session';
const HOST_BOUND = '__Host-ardoise-session';

/** `Secure` with the `__Host-` prefix, except where the site is plain http on localhost (3-decisions.md section 6). */
function isSecure(config: Pick<Config, 'publicUrl'>): boolean {
  return config.publicUrl.startsWith('https:');
}

/** How the session's cookie is called on this site. */
export function sessionCookieName(config: Pick<Config, 'publicUrl'>): string {
  return isSecure(config) ? HOST_BOUND : PLAIN;
}

/** The token in the cookie, if the request carries one. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[HOST_BOUND] ?? request.cookies[PLAIN];
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
