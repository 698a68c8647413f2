import type { FastifyInstance } from 'fastify';

const SWEEP = 50;
const PATIENCE = 10_000;

/**
 * Stops listening and waits for requests in progress, for ten seconds at most. Keep-alive connections are closed once
 * idle, otherwise the server would wait for them in vain.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
  const deadline = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
