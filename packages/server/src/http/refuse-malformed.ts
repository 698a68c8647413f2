import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const VERSIONS = ['1.0', '1.1'];

/** What is wrong with the head of a request; null for nothing. */
function faultOf({ raw }: FastifyRequest): string | null {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (!VERSIONS.includes(raw.httpVersion)) return 'Cette version de HTTP n’est pas acceptée.';
  // Of two, a proxy and this server might each believe another.
  if (hosts.length !== 1) return 'La demande doit nommer un serveur (Host), et un seul.';
  if (/%00/.test(raw.url ?? '')) return 'La demande contient un caractère interdit (NUL).';
  return null;
}

/** Refuses at the door what no browser sends: nothing looks at it further. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = faultOf(request);
    done(fault === null ? undefined : new Refusal('REQUETE_INVALIDE', { message: fault }));
  });
}
