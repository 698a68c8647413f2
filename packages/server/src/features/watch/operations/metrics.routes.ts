import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBearerToken } from '../../../http/bearer-token.ts';
import { type Metrics, openMetrics } from '../../../operations/metrics.ts';
import { requestClass } from '../../../operations/request-class.ts';
import type { AppContext } from '../../base/app-context.ts';

const READS_A_MINUTE = 60;
/** Probes are no work of the product, and 503 of `/sante/pret` no error. */
const OPERATIONS = ['/sante', '/sante/pret', '/metriques'];

function observe(metrics: Metrics, request: FastifyRequest, reply: FastifyReply): void {
  const { url, config } = request.routeOptions;
  if (OPERATIONS.includes(url ?? '')) return;
  const kind = requestClass(
    { method: request.method, takesForm: config.takesForm ?? false },
    String(reply.getHeader('content-type') ?? ''),
  );
  if (kind !== null) metrics.observe(kind, reply.statusCode, reply.elapsedTime / 1_000);
}

/** `/metriques`, for holders of `METRICS_TOKEN`; without that setting there is no such route. */
export async function metricsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { metricsToken } = context.config;
  if (metricsToken === undefined) return;
  const metrics = await openMetrics(context);
  app.addHook('onClose', async () => metrics.stop());
  app.addHook('onResponse', (request, reply, done) => {
    observe(metrics, request, reply);
    done();
  });
  app.route({
    method: 'GET',
    url: '/metriques',
    config: { rateLimit: { max: READS_A_MINUTE, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      if (!hasBearerToken(request, metricsToken)) {
        reply.header('www-authenticate', 'Bearer');
        throw new Refusal('SESSION', { message: 'Le jeton de lecture manque, ou n’est pas le bon.' });
      }
      return reply.type(metrics.contentType).send(await metrics.read());
    },
  });
}
