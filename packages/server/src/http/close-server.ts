import type { FastifyInstance } from 'fastify';

const SWEEP = 50;
const PATIENCE = 10_000;

/**
 * Stops listening and lets requests under way end, for ten seconds at most. A browser keeps its connection open after the
 * last reply: such a one is closed as soon as it rests, or the server would wait for it in vain.
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
