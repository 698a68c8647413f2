import { required } from '@ardoise/domain/base/errors.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { type QuotaColumn, quotaColumn, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { demand, type StoredProject } from './project-record.ts';
import { lockProject, markDeleted } from './projects.repository.ts';

/** The quota column of a project in its present status, deleted or not. */
export function columnWhen(project: StoredProject, deleted: boolean): QuotaColumn | null {
  if (quotaKindOf(project.type_projet) === null) return null;
  return quotaColumn({
    statut: project.statut,
    consumed: project.eligible_quota,
    deleted,
    digital: KIND_FACTS[project.kind].deliversFiles,
    toBePrinted: project.to_be_printed,
  });
}

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
