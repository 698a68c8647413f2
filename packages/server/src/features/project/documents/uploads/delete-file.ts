import { required } from '@ardoise/domain/base/errors.ts';
import type { FileKey } from '@ardoise/domain/contract/files.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import { demand, type StoredProject } from '../../projects/project-record.ts';
import { lockProject } from '../../projects/projects.repository.ts';
import { mayDelete, removalOf, requireProofChange } from '../files/file-permissions.ts';
import { type FileRecord, lockFile, markFileDeleted } from '../files/files.repository.ts';
import { refreshExecution } from '../files/refresh-execution.ts';
import { refreshToRedo } from '../print-check/judge-project.ts';
import { takeOutOfProof } from '../proofs/proofs.repository.ts';
import { renewProof } from '../proofs/renew-proof.ts';

async function remove(tx: Transaction, project: StoredProject, file: FileRecord, by: string): Promise<void> {
  if (file.file_type === 'photo_crea') {
    await takeOutOfProof(tx, project.id, file.id, by);
    await renewProof(tx, project.id, by);
    return;
  }
  await markFileDeleted(tx, file.id, by);
  if (file.file_type !== 'execution') return;
  await refreshExecution(tx, project);
  await refreshToRedo(tx, project);
}

/**
 * Deletes a file by its name or its id. Returns false when it does not exist, or must stay: signed, approved, sent with a
 * message, or another role's (specification/files.md#deletion). Deleting a proof file creates a new version of the
 * remaining ones; a version already displayed keeps it.
 * @throws Refusal INTROUVABLE outside the actor's scope, ROLE, STATUT when the status forbids it
 */
export async function deleteFile(
  pool: Pool,
  actor: Actor,
  projectId: string,
  key: FileKey,
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, projectId, actor));
    const file = await lockFile(tx, projectId, key);
    demand(removalOf(file?.file_type), project, actor);
    if (file?.file_type === 'photo_crea') requireProofChange(project, actor);
    if (file === null || !mayDelete(project, actor, file)) return false;
    await remove(tx, project, file, actor.name);
    return true;
  });
}
