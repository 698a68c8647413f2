import { required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { demand } from './project-record.ts';
import { lockProject, markDeleted } from './projects.repository.ts';
import { columnWhen } from './quota-column.ts';

/** Soft-deletes a project; head office can restore it for 30 days. Idempotent. @throws Refusal INTROUVABLE, STATUT */
export async function deleteProject(pool: Pool, actor: Actor, id: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    if (project.deleted_at !== null) return;
    demand('project.delete', project, actor);
    await markDeleted(tx, id, actor.name, columnWhen(project, true));
    await tellWebhooks(tx, 'projet.supprime', actor, project);
  });
}
