import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const A_YEAR = 31_536_000;

/**
 * Headers of every reply (specification/security.md#replies). Replies of calls are no pages, so their Content Security
 * Policy blocks everything; those that display something (a file, a mail, the page itself) override it.
 */
function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Mailed links are URLs like any other: search engines must index none.
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    ...(secure ? { 'strict-transport-security': `max-age=${A_YEAR}; includeSubDomains` } : {}),
  };
}

/** Sets them before anything else, so that a reply may override them: one shared object for every reply. */
export function installSecurityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const headers = securityHeaders(publicUrl.startsWith('https:'));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
