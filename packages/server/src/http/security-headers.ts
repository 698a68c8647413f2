import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const HALF_A_YEAR = 15_768_000;
/** Nothing of what calls answer is a page; those that show something (a file, a mail, the page itself) say so themselves. */
const CALL_POLICY = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

/** What every reply carries (3-decisions.md section 6); a reply that says otherwise is left as it is. */
export async function installSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CALL_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: publicUrl.startsWith('https:') && { maxAge: HALF_A_YEAR },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=()');
  });
}
