import { Refusal } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/bulk.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { BULK_PERMISSIONS, type BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readProject } from '../../project/projects/read-project.ts';
import { actOnProject } from './act-on-project.ts';
import { findTarget } from './bulk-target.ts';
import type { AskedAction } from './judge-action.ts';
import { previewBulk } from './preview-bulk.ts';
import { runBulk } from './run-bulk.ts';

/** What a call says of the action, and of the one project that it is about. */
interface Given {
  cible?: string | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}

/** @throws Refusal ROLE for an action that this role never has, VALIDATION, INTROUVABLE */
async function readAsked(pool: Pool, actor: Actor, action: BulkAction, given: Given): Promise<AskedAction> {
  if (!roleMay(BULK_PERMISSIONS[action], actor.role)) throw new Refusal('ROLE');
  const target = await findTarget(pool, actor, action, given.cible);
  return { action, target, comment: given.comment?.trim() ?? '' };
}

/** Bulk actions, and reassignments (specification/roles-and-scope.md#give-to-somebody-else). */
export function bulkRoutes(app: FastifyInstance, { pool, mails }: AppContext): void {
  route(app, contract.previewBulk, async ({ session, body }) =>
    previewBulk(pool, session, await readAsked(pool, session, body.action, body), body),
  );
  const given = (request: FastifyRequest) => ({
    pool,
    mails,
    log: request.log,
    securityLog: app.securityLog,
  });
  route(app, contract.runBulk, async ({ session, body, request }) =>
    runBulk(given(request), session, await readAsked(pool, session, body.action, body), body.projets),
  );
  route(app, contract.changeDc, async ({ session, params, body, request }) => {
    const asked = await readAsked(pool, session, 'reaffecter', { cible: params.new_dc });
    return runBulk(
      given(request),
      session,
      asked,
      body.map((id) => ({ id })),
    );
  });
  const exchange = async (session: Actor, id: string, action: BulkAction, given: Given) => {
    const asked = await readAsked(pool, session, action, given);
    await actOnProject(pool, mails, session, asked, { ...given, id });
    return readProject(pool, id, session);
  };
  route(app, contract.changeAgency, ({ session, params, body }) =>
    exchange(session, params.id, 'agence', { ...body, cible: params.new_agence }),
  );
  route(app, contract.changePrinter, ({ session, params, body }) =>
    exchange(session, params.id, 'imprimeur', { ...body, cible: params.new_imprimeur }),
  );
}
