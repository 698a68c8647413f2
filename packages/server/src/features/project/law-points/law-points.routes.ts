import { readLawPoints } from '@ardoise/domain/contract/law-points.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import * as points from './read-law-points.ts';

/** What the law asks of a card (specification/card-text.md#points-of-law). */
export function lawPointRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, readLawPoints, ({ params, session }) => points.readLawPoints(pool, params.id, session));
}
