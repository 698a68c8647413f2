import * as calls from '@ardoise/domain/contract/figures.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { exportFigures } from './export-figures.ts';
import { readFigures } from './read-figures.ts';

/** Figures of a period (specification/figures.md). */
export function figureRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.exportFigures, ({ session, query, reply }) => exportFigures(pool, session, query, reply));
  route(app, calls.readFigures, ({ session, query }) => readFigures(pool, session, query));
}
