import { quotaState, quotaTracking, quotaYears } from '@ardoise/domain/contract/quotas.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { readQuotaState } from './read-quota-state.ts';
import { listQuotaYears, trackQuotas } from './track-quotas.ts';

/** Quotas: the state of one SMHF in the present year, and the tracking of a year's (specification/quotas.md#tracking). */
export function quotaRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, quotaState, ({ params, session }) => readQuotaState(pool, session, params.smhf));
  route(app, quotaTracking, ({ params, query, session }) =>
    trackQuotas(pool, session, params.username, query.annee),
  );
  route(app, quotaYears, () => listQuotaYears(pool));
}
