import { Refusal } from '@ardoise/domain/base/errors.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../../db/transaction.ts';
import { findProject } from '../../projects/projects.repository.ts';
import { mayRead } from './file-permissions.ts';
import { type FileRecord, findFile } from './files.repository.ts';

/** A file of a project in this actor's scope. @throws Refusal INTROUVABLE for any other, and for one that was erased */
export async function readableFile(db: Db, actor: Actor, id: string): Promise<FileRecord> {
  const file = await findFile(db, id);
  const project = file === null ? null : await findProject(db, file.project_id, actor);
  if (file === null || project === null || !mayRead(actor, file)) throw new Refusal('INTROUVABLE');
  if (file.erased_at !== null)
    throw new Refusal('INTROUVABLE', {
      message: `Ce document a été ${erasedInWords(file.erased_at)}, à la fin de sa durée de conservation.`,
    });
  return file;
}
