import { Refusal } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/saved-views.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { changeView } from './change-view.ts';
import { createView } from './create-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './saved-views.repository.ts';

/** Saved views of the dashboard (specification/screens-and-addresses.md#views). */
export function savedViewRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.listViews, ({ session }) => listViews(pool, session));
  route(app, calls.createView, ({ session, body }) => createView(pool, session, body));
  route(app, calls.changeView, ({ session, params, body }) => changeView(pool, session, params.id, body));
  route(app, calls.deleteView, async ({ session, params }) => {
    if (!(await removeView(pool, session.uid, params.id))) throw new Refusal('INTROUVABLE');
  });
}
