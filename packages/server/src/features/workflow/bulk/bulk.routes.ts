import { Refusal } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/bulk.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readProject } from '../../project/projects/read-project.ts';
import { actOnProject } from './act-on-project.ts';
import { findTarget } from './bulk-target.ts';
import { type AskedAction, PERMISSIONS_OF } from './judge-action.ts';
import { previewBulk } from './preview-bulk.ts';
import { runBulk } from './run-bulk.ts';

/** @throws Refusal ROLE for an action that this role never has, VALIDATION, INTROUVABLE */
async function readAsked(
  pool: Pool,
  actor: Actor,
  action: BulkAction,
  given: { cible?: string | undefined; comment?: string | undefined },
): Promise<AskedAction> {
  if (!roleMay(PERMISSIONS_OF[action], actor.role)) throw new Refusal('ROLE');
  const target = await findTarget(pool, actor, action, given.cible);
  return { action, target, comment: given.comment?.trim() ?? '' };
}

/** Bulk actions, and reassignments (specification/roles-and-scope.md#give-to-somebody-else). */
export function bulkRoutes(app: FastifyInstance, { pool, mails }: AppContext): void {
  route(app, contract.previewBulk, async ({ session, body }) =>
    previewBulk(pool, session, await readAsked(pool, session, body.action, body), body),
  );
  route(app, contract.runBulk, async ({ session, body, request }) => {
    const asked = await readAsked(pool, session, body.action, body);
    return runBulk(
      { pool, mails, log: request.log, securityLog: app.securityLog },
      session,
      asked,
      body.projets,
    );
  });
  route(app, contract.changeDc, async ({ session, params, body, request }) => {
    const asked = await readAsked(pool, session, 'reaffecter', { cible: params.new_dc });
    const projects = body.map((id) => ({ id }));
    return runBulk({ pool, mails, log: request.log, securityLog: app.securityLog }, session, asked, projects);
  });
  route(app, contract.changeAgency, async ({ session, params, body = {} }) => {
    const asked = await readAsked(pool, session, 'agence', { ...body, cible: params.new_agence });
    await actOnProject(pool, mails, session, asked, { ...body, id: params.id });
    return readProject(pool, params.id, session);
  });
  route(app, contract.changePrinter, async ({ session, params, body = {} }) => {
    const asked = await readAsked(pool, session, 'imprimeur', { ...body, cible: params.new_imprimeur });
    await actOnProject(pool, mails, session, asked, { ...body, id: params.id });
    return readProject(pool, params.id, session);
  });
}
