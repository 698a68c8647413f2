import { watchChanges } from '@ardoise/domain/contract/changes.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { sessionToken } from '../../../http/session-cookie.ts';
import type { AppContext } from '../app-context.ts';
import { ChangeStreams } from './change-streams.ts';

const OPENINGS_A_MINUTE = 60;

/** The stream by which open screens follow concurrent changes. */
export function changesRoutes(app: FastifyInstance, context: AppContext): void {
  const streams = new ChangeStreams(context, (err) => app.log.error({ err }, 'streams of changes'));
  // Streams never end by themselves, and close() waits for every reply.
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', () => context.changes.settle());

  route(
    app,
    watchChanges,
    async ({ session, request, reply, query }) => {
      const token = sessionToken(request) ?? '';
      streams.refuseOneMore(token);
      // A browser that reconnects has missed changes, and refetches its lists.
      await context.lists.remember(reply);
      reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
      reply.hijack();
      reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
      streams.open(session, token, reply.raw, query.depuis);
      return reply;
    },
    { perMinute: OPENINGS_A_MINUTE },
  );
}
