import { required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { lockProject, markDeleted } from './projects.repository.ts';
import { columnWhen } from './quota-column.ts';

/** Restores a project deleted in the last 30 days. @throws Refusal INTROUVABLE */
export async function restoreProject(
  pool: Pool,
  actor: Actor,
  id: string,
): Promise<{ _id: { $oid: string } }> {
  await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    if (project.deleted_at === null) return;
    await markDeleted(tx, id, null, columnWhen(project, false));
    await tellWebhooks(tx, 'projet.retabli', actor, project);
  });
  return { _id: { $oid: id } };
}
