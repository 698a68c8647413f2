import { Refusal } from '@ardoise/domain/errors.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { permissionSubject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { wasShown } from '../proofs/proofs.repository.ts';
import { renewProof } from '../proofs/renew-proof.ts';
import { mayDelete, requireProofChange } from './file-permissions.ts';
import { type FileRecord, lockFileByName, markFileDeleted, retireFile } from './files.repository.ts';
import { refreshExecution } from './refresh-execution.ts';

/** What was shown to somebody is only taken out of the proof: the versions that they saw stay as they were. */
async function removeFromProof(tx: Transaction, file: FileRecord, by: string): Promise<void> {
  if (await wasShown(tx, file.id)) await retireFile(tx, file.id);
  else await markFileDeleted(tx, file.id, by);
  await renewProof(tx, file.project_id, by);
}

/**
 * Deletes a file by its name. False when there is none of that name, or one that stays: signed, approved, sent with a
 * message, or another role's (3-decisions.md sections 3 and 5). A proof makes a new version of those that are left.
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
    if (file?.file_type === 'photo_crea') requireProofChange(project, actor);
    if (file === null || !mayDelete(project, actor, file)) return false;
    if (file.file_type === 'photo_crea') await removeFromProof(tx, file, actor.name);
    else await markFileDeleted(tx, file.id, actor.name);
    if (file.file_type === 'execution') await refreshExecution(tx, project);
    return true;
  });
}
