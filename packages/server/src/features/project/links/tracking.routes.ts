import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/tracking-links.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { mailedPage } from '../../base/mails/mail-picture.ts';
import { sendCalendar } from '../calendar/send-calendar.ts';
import { serveFile } from '../documents/files/serve-file.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { drawingOfTracking, openTracking, trackedProject } from './open-tracking.ts';
import { endTrackingLink } from './tracking-links.repository.ts';

/** Rate limit against guessing tokens. */
const OPENINGS_A_MINUTE = 60;
const PICTURES_A_MINUTE = 300;

/** When an order comes, for a client without an account (specification/mails-and-links.md#following-an-order). */
export function trackingRoutes(app: FastifyInstance, { pool, config, files: store }: AppContext): void {
  route(
    app,
    contract.openTracking,
    ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return openTracking(pool, params.token);
    },
    { perMinute: OPENINGS_A_MINUTE },
  );

  route(
    app,
    contract.readTrackedDrawing,
    async ({ params, request, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      const file = await drawingOfTracking(pool, params.token, params.rang);
      const stored = await mailedPage(store, file);
      if (stored === null) throw new Refusal('INTROUVABLE');
      // A picture, never the file: neither its name nor its hash.
      const etag = `"${file.id}-dessin"`;
      return serveFile(request, reply, {
        stored,
        mime: 'image/png',
        etag,
        filename: 'dessin.png',
        attachment: false,
      });
    },
    { perMinute: PICTURES_A_MINUTE },
  );

  route(
    app,
    contract.readTrackedCalendar,
    async ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      const { project } = await trackedProject(pool, params.token);
      return sendCalendar(reply, project, config.mailFrom);
    },
    { perMinute: OPENINGS_A_MINUTE },
  );

  revocationRoute(app, pool);
}

function revocationRoute(app: FastifyInstance, pool: Pool): void {
  route(app, contract.revokeTracking, ({ params, session }) =>
    inTransaction(pool, async (tx) => {
      required(await lockProject(tx, params.id, session));
      if (!(await endTrackingLink(tx, params.id)))
        throw new Refusal('INTROUVABLE', { message: 'Ce projet n’a pas de lien de suivi ouvert.' });
      return undefined;
    }),
  );
}
