import type { Db, Transaction } from '../../../db/transaction.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import type { NewApproval } from './approvals.repository.ts';

/** An approval in its evidence, without address and browser. */
export type CopiedApproval = Pick<
  NewApproval,
  'version' | 'nom' | 'qualite' | 'mode' | 'image' | 'via' | 'email'
> & {
  signed_by: string;
  t_approval: string;
  notice: string;
};

/** The evidence and its copy have the timestamp of their approval. */
const LACKS_COPY = `
  exists (select 1 from files f where f.project_id = a.project_id and f.t_creation = a.t_approval
    and f.file_type = 'preuve_accord' and f.deleted_at is null and f.erased_at is null)
  and not exists (select 1 from files f where f.project_id = a.project_id and f.t_creation = a.t_approval
    and f.file_type = 'copie_accord')`;

/** Approvals whose evidence has no copy, newest first. */
export async function findWithoutCopy(
  db: Db,
  limit: number,
): Promise<{ id: number; project_id: string; version: number }[]> {
  const { rows } = await db.query<{ id: number; project_id: string; version: number }>(
    `select a.id, a.project_id, a.version from approvals a where ${LACKS_COPY} order by a.id desc limit $1`,
    [limit],
  );
  return rows;
}

/** Locks the project of such an approval; null when it is locked already (skip locked), or has its copy by now. */
export async function lockWithoutCopy(
  tx: Transaction,
  id: number,
): Promise<{ project: StoredProject; approval: CopiedApproval } | null> {
  const { rows: projects } = await tx.query<StoredProject>(
    'select p.* from projects p where p.id = (select project_id from approvals where id = $1) for update skip locked',
    [id],
  );
  const { rows: approvals } = await tx.query<CopiedApproval>(
    `select a.version, a.nom, a.qualite, a.mode, a.image, a.via, a.email, a.signed_by, a.t_approval, a.notice
     from approvals a where a.id = $1 and ${LACKS_COPY}`,
    [id],
  );
  const [project] = projects;
  const [approval] = approvals;
  return project === undefined || approval === undefined ? null : { project, approval };
}
