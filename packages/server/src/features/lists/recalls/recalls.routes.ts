import * as calls from '@ardoise/domain/contract/recalls.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { exportRecall } from './export-recall.ts';
import { makeRecall } from './make-recall.ts';
import { readRecall } from './read-recall.ts';
import { tellRecall } from './tell-recall.ts';

/** A list reads every order that it names. */
const A_MINUTE = 10;

/** Lists of pieces to take back (specification/pieces.md#recall). */
export function recallRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  route(app, calls.makeRecall, ({ session, body }) => makeRecall(pool, session, body.montre), {
    status: 201,
    perMinute: A_MINUTE,
  });
  route(app, calls.readRecall, ({ session, params, query }) => readRecall(pool, session, params.id, query));
  route(app, calls.exportRecall, ({ session, params, query, reply }) =>
    exportRecall(pool, session, { id: params.id, format: query.format }, reply),
  );
  route(app, calls.tellRecall, ({ session, params, body }) =>
    tellRecall(context, session, params.id, body.message),
  );
}
