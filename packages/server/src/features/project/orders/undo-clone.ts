import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { lockProject, markDeleted, updateProject } from '../projects/projects.repository.ts';

const UNDO_MINUTES = 10;

/**
 * Undoes a clone within 10 minutes, unless it went to the agency: deletes it and gives its unit back.
 * @throws Refusal INTROUVABLE, STATUT
 */
export async function undoClone(pool: Pool, actor: Actor, id: string): Promise<{ _id: { $oid: string } }> {
  await inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null || project.original_id === null) throw new Refusal('INTROUVABLE');
    if (project.deleted_at !== null) return;
    const age = Date.now() - Date.parse(project.t_creation);
    const submitted = !isBeforeSubmission(project.statut) || project.nb_ar_agence > 0;
    if (age > UNDO_MINUTES * 60_000 || submitted)
      throw new Refusal('STATUT', { message: 'Une copie ne peut être reprise que dans les 10 minutes.' });
    // Like any draft without a unit: if restored, it counts as upcoming for its present SMHF.
    await updateProject(tx, id, project.version, {
      eligible_quota: false,
      quota_smhf: project.smhf,
      quota_year: 0,
      quota_on: null,
    });
    await markDeleted(tx, id, actor.name, null);
    await tellWebhooks(tx, 'projet.supprime', actor, project);
  });
  return { _id: { $oid: id } };
}
