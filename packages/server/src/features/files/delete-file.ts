import { Refusal } from '@ardoise/domain/errors.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { permissionSubject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { mayDelete } from './file-permissions.ts';
import { lockFileByName, markFileDeleted } from './files.repository.ts';

/**
 * Deletes a file by its name. False when there is none of that name, or one that stays: signed, approved, sent with a
 * message, or another role's (3-decisions.md sections 3 and 5).
 *
 * @throws Refusal INTROUVABLE outside the actor's scope, STATUT when the status forbids it
 */
export async function deleteFile(
  pool: Pool,
  actor: Actor,
  projectId: string,
  name: string,
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, projectId, actor);
    if (project === null) throw new Refusal('INTROUVABLE');
    const allowed = may('file.delete', permissionSubject(project), actor);
    if (allowed !== true) throw new Refusal(allowed.code, { message: allowed.message });
    const file = await lockFileByName(tx, projectId, name);
    if (file === null || !mayDelete(project, actor, file)) return false;
    await markFileDeleted(tx, file.id, actor.name);
    return true;
  });
}
