import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const A_YEAR = 31_536_000;

/**
 * What every reply carries (specification/security.md#replies). Nothing of what calls answer is a page, so their policy lets
 * nothing run; those that show something (a file, a mail, the page itself) say so themselves.
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
    // Mailed links are addresses like any other: none is for a search engine.
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    ...(secure ? { 'strict-transport-security': `max-age=${A_YEAR}; includeSubDomains` } : {}),
  };
}

/** Sets them before anything else runs, so that a reply may say otherwise: one object, the same for every reply. */
export function installSecurityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const headers = securityHeaders(publicUrl.startsWith('https:'));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
