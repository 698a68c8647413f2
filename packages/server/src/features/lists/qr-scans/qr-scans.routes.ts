import * as calls from '@ardoise/domain/contract/qr-scans.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { exportScans } from './export-scans.ts';
import { readScans } from './read-scans.ts';
import { tellSilentCode } from './tell-silent-code.ts';

/** What head office reads of the scans of printed codes (specification/qr-codes.md#scans). */
export function qrScanRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  route(app, calls.readScans, ({ query }) => readScans(pool, query));
  route(app, calls.exportScans, ({ query, reply }) => exportScans(pool, query, reply));
  route(app, calls.tellSilentCode, ({ params }) => tellSilentCode(context, params.id));
}
