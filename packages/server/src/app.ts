import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { outletRoutes } from './features/outlets/outlets.routes.ts';
import { projectRoutes } from './features/projects/projects.routes.ts';
import { qrCodeRoutes } from './features/qr-codes/qr-codes.routes.ts';
import { quotaRoutes } from './features/quotas/quotas.routes.ts';
import type { AppContext } from './http/app-context.ts';
import { installErrorReplies } from './http/errors.ts';

/** Largest JSON body: a document is about 20 KB, a signature's picture 280 KB. */
const MAX_JSON = 1024 * 1024;

/** The whole application, read top to bottom: what every request passes, then the features. */
export async function buildApp(
  context: AppContext,
  options: { logLevel: 'info' | 'error' | 'silent' },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    disableRequestLogging: true,
    bodyLimit: MAX_JSON,
    // A proxy on this machine may say where a request comes from; nobody else is believed.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300 },
  });
  app.decorate('registeredCalls', new Map());
  installErrorReplies(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });

  accountRoutes(app, context);
  projectRoutes(app, context);
  catalogueRoutes(app, context);
  outletRoutes(app, context);
  quotaRoutes(app, context);
  qrCodeRoutes(app, context);

  return app;
}
