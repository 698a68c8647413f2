import * as calls from '@ardoise/domain/contract/content-overview.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { listLeftBehind } from '../../accounts/account-management/dependents.repository.ts';
import { countManagedAccounts } from '../../accounts/account-management/managed-accounts.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listPlannedContent } from './list-planned-content.ts';

/** The overview of the content management (specification/content-management.md#overview-and-news). */
export function contentOverviewRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.listPlannedContent, ({ session }) => listPlannedContent(pool, session.role));
  route(app, calls.countWithoutSmhf, async () => ({
    nombre: await countManagedAccounts(pool, 'sans-smhf'),
  }));
  route(app, calls.listLeftBehind, async () => ({ comptes: await listLeftBehind(pool) }));
}
