import { required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { demand } from '../../project/projects/project-record.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import { archiveAddress } from './archive-address.ts';
import { createArchive } from './archives.repository.ts';

/**
 * Creates the URL of a zip of one project; its status is unchanged (specification/calls.md#printing). A printer gets
 * what is printed, any other role all that it may read.
 * @throws Refusal INTROUVABLE, ROLE, STATUT
 */
export async function askArchive(db: Db, actor: Actor, id: string): Promise<{ url: string }> {
  const project = required(await findProject(db, id, actor));
  demand('project.download', project, actor);
  const contents = actor.role === 'imprimeur' ? 'impression' : 'documents';
  return { url: archiveAddress(await createArchive(db, actor.name, contents, [id])) };
}
