import { required } from '@ardoise/domain/base/errors.ts';
import * as statuses from '@ardoise/domain/contract/allowed-statuses.ts';
import * as calls from '@ardoise/domain/contract/projects.ts';
import { askArbitration as arbitrationCall } from '@ardoise/domain/contract/quotas.ts';
import { needsPrintCheck, statusesOf } from '@ardoise/domain/rules/transitions.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { awaitChecks } from '../../project/documents/print-check/check-files.ts';
import { allowedTargets, offeredTargets } from '../../project/projects/project.presenter.ts';
import { findProjectView } from '../../project/projects/project-view.repository.ts';
import { factsFor, presentView, readAfterRepeat } from '../../project/projects/read-project.ts';
import { askArbitration } from './ask-arbitration.ts';
import { changeStatus } from './change-status.ts';

/** Rate limit: each call may mail head office. */
const ARBITRATIONS_PER_MINUTE = 5;

/** Statuses: available targets, the change itself, head office's arbitration (specification/statuses.md#actions). */
export function workflowRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, mails } = context;
  route(app, calls.changeStatus, async ({ session, params, body }) => {
    if (needsPrintCheck(params.new_statut)) await awaitChecks(context, params.id);
    const outcome = await changeStatus(pool, mails, session, params.id, params.new_statut, body);
    return outcome === 'repeated'
      ? readAfterRepeat(pool, params.id, session, body.version)
      : presentView(pool, outcome, session);
  });
  route(app, statuses.allowedStatuses, async ({ session, params }) => {
    const view = required(await findProjectView(pool, params.id, session));
    return allowedTargets(view, session, await factsFor(pool, view, session));
  });
  route(app, statuses.allStatuses, async ({ session, params }) => {
    const view = required(await findProjectView(pool, params.id, session));
    return session.role === 'administrator'
      ? statusesOf(view.kind)
      : offeredTargets(view, session, await factsFor(pool, view, session));
  });
  route(
    app,
    arbitrationCall,
    ({ session, params, body }) => askArbitration(pool, mails, session, params.id, body.comment ?? ''),
    { perMinute: ARBITRATIONS_PER_MINUTE },
  );
}
