import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const VERSIONS = ['1.0', '1.1'];

/** The fault in a request's head; null for none. */
function faultOf({ raw }: FastifyRequest): string | null {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (!VERSIONS.includes(raw.httpVersion)) return 'Cette version de HTTP n’est pas acceptée.';
  // With two Host headers, a proxy and this server might each use another (request smuggling).
  if (hosts.length !== 1) return 'La demande doit nommer un serveur (Host), et un seul.';
  if (/%00/.test(raw.url ?? '')) return 'La demande contient un caractère interdit (NUL).';
  return null;
}

/** Rejects requests that no browser sends, before any other hook. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = faultOf(request);
    done(fault === null ? undefined : new Refusal('REQUETE_INVALIDE', { message: fault }));
  });
}
