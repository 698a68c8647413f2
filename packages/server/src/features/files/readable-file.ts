import { Refusal } from '@ardoise/domain/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../db/transaction.ts';
import { findProject } from '../projects/projects.repository.ts';
import { mayRead } from './file-permissions.ts';
import { type FileRecord, findFile } from './files.repository.ts';

/** A file of a project in this actor's scope. @throws Refusal INTROUVABLE for any other */
export async function readableFile(db: Db, actor: Actor, id: string): Promise<FileRecord> {
  const file = await findFile(db, id);
  const project = file === null ? null : await findProject(db, file.project_id, actor);
  if (file === null || project === null || !mayRead(actor, file)) throw new Refusal('INTROUVABLE');
  return file;
}
