import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../base/app-context.ts';

/**
 * Health checks of proxies and orchestrators, without a session (specification/calls.md#operations): no calls of the
 * contract, since no screen makes them. `/sante` does not query the database: its outage must not restart a process.
 */
export function healthRoutes(app: FastifyInstance, { readiness }: Pick<AppContext, 'readiness'>): void {
  // Once it stops, each reply closes its connection: a proxy opens the next one to another process.
  app.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isStopping) reply.header('connection', 'close');
    done();
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/sante',
    handler: () => ({ vivant: true }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/sante/pret',
    handler: async (_request, reply) => {
      const raisons = await readiness.obstacles();
      const pret = raisons.length === 0;
      return reply.code(pret ? 200 : 503).send(pret ? { pret } : { pret, raisons });
    },
  });
}
