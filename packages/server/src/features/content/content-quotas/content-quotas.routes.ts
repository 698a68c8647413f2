import * as calls from '@ardoise/domain/contract/quota-edits.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { changeQuota } from './change-quota.ts';
import { exportQuotas } from './export-quotas.ts';
import { listQuotaTransfers } from './list-quota-transfers.ts';
import { openQuotaYear } from './open-quota-year.ts';
import { planQuotas } from './plan-quotas.ts';
import { readQuotaGrid } from './read-quota-grid.ts';
import { transferQuota } from './transfer-quota.ts';

/** Quotas as head office changes them (specification/quotas.md#a-new-year-and-transfers). */
export function contentQuotaRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  route(app, calls.readQuotaGrid, ({ params }) => readQuotaGrid(pool, params.annee));
  route(app, calls.exportQuotas, ({ params, reply }) => exportQuotas(pool, params.annee, reply));
  route(app, calls.changeQuota, ({ params, body }) => changeQuota(pool, params, body));
  route(app, calls.transferQuota, ({ params, body, session }) =>
    transferQuota(context, session, params.annee, body),
  );
  route(app, calls.planQuotas, ({ params, body }) => planQuotas(pool, params.annee, body));
  route(app, calls.openQuotaYear, ({ params }) => openQuotaYear(context, params.annee));
  route(app, calls.quotaTransfers, ({ params, query, session }) =>
    listQuotaTransfers(pool, session, params.username, query.annee),
  );
}
