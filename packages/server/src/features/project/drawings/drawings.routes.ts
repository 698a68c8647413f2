import * as contract from '@ardoise/domain/contract/drawings.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { WorkLine } from '../../../threads/work-line.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readSignedDrawings } from './read-signed-drawings.ts';
import { START_LIMITS, sendStart } from './send-start.ts';

/** What of an order is drawn (specification/signatures.md#drawings). */
export function drawingRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, contract.listSignedDrawings, ({ params, session }) =>
    readSignedDrawings(context, params.id, session),
  );
  const line = new WorkLine(START_LIMITS);
  route(app, contract.readDrawingStart, ({ params, session, request, reply }) =>
    sendStart(context, line, { id: params.id, actor: session }, { request, reply }),
  );
}
