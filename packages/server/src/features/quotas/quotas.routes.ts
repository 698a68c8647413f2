import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { readQuotaState } from './read-quota-state.ts';

/** Quotas: the state of one SMHF in the present year (3-decisions.md section 4). */
export function quotaRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, quotaState, ({ params, session }) => readQuotaState(pool, session, params.smhf));
}
