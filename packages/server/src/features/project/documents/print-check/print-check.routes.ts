import * as contract from '@ardoise/domain/contract/print-check.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../http/route.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { readPrintCheck } from './read-print-check.ts';
import { waivePrintCheck } from './waive-print-check.ts';

/** Files held against their order before they are printed (specification/print-check.md). */
export function printCheckRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, contract.readPrintCheck, ({ params, session }) =>
    readPrintCheck(context, session, params.id, null),
  );
  route(app, contract.readPrintCheckOfProof, ({ params, session }) =>
    readPrintCheck(context, session, params.id, params.version),
  );
  route(app, contract.waivePrintCheck, ({ params, body, session }) =>
    waivePrintCheck(context, session, params.id, body),
  );
  route(app, contract.waivePrintCheckOfProof, ({ params, body, session }) =>
    waivePrintCheck(context, session, params.id, body),
  );
}
