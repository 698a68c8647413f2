import { COVERED_FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { newProjectId } from '../projects/project-id.ts';

/** Generates a new id for each of the wizard's files, by its present id. */
export async function planFileCopies(tx: Transaction, from: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from files where project_id = $1 and deleted_at is null and file_type = any($2::text[]) order by t_creation, id',
    [from, COVERED_FILE_TYPES],
  );
  return new Map(rows.map(({ id }) => [id, newProjectId()]));
}

/** Copies the rows of files to another project; the bytes are shared, since storage is content-addressed. */
export async function copyFiles(
  tx: Transaction,
  to: string,
  by: string,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.query(
    `insert into files (id, project_id, sha256, size, mime, filename, file_type, width, height, dpi, pages, uploaded_by)
     select c.new_id, $1, f.sha256, f.size, f.mime, f.filename, f.file_type, f.width, f.height, f.dpi, f.pages, $2
     from unnest($3::text[], $4::text[]) as c (old_id, new_id) join files f on f.id = c.old_id`,
    [to, by, [...copies.keys()], [...copies.values()]],
  );
}
