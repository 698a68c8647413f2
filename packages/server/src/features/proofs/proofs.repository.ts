import type { Transaction } from '../../db/transaction.ts';

/** The files of a version can never be deleted again (effect `proof:freeze`, 3-decisions.md section 1). */
export async function freezeProof(tx: Transaction, projectId: string, version: number): Promise<void> {
  await tx.query(
    `update files set frozen = true from proof_files pf
     where pf.project_id = $1 and pf.version = $2 and files.id = pf.file_id and not files.frozen`,
    [projectId, version],
  );
}

/** Notes when a version was first shown to the dc or to the client. */
export async function markProofSent(tx: Transaction, projectId: string, version: number): Promise<void> {
  await tx.query(
    'update proofs set sent_at = now() where project_id = $1 and version = $2 and sent_at is null',
    [projectId, version],
  );
}

/** Withdraws the agreement that holds, with why; it stays in the records. */
export async function withdrawApproval(tx: Transaction, projectId: string, why: string): Promise<void> {
  await tx.query(
    'update approvals set withdrawn_at = now(), withdrawn_why = $2 where project_id = $1 and withdrawn_at is null',
    [projectId, why],
  );
}

/**
 * Makes a new version of the proof of the photo_crea files that are present, and answers its number; 0 when none is left.
 * The project's row must be locked.
 */
export async function insertProof(tx: Transaction, projectId: string, madeBy: string): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `with present as (
       select id, sha256 from files
       where project_id = $1 and file_type = 'photo_crea' and deleted_at is null and not retired),
     made as (
       insert into proofs (project_id, version, hash, made_by)
       select $1, (select coalesce(max(version), 0) + 1 from proofs where project_id = $1),
         sha256(convert_to(string_agg(encode(sha256, 'hex'), E'\\n' order by encode(sha256, 'hex')), 'UTF8')), $2
       from present having count(*) > 0
       returning version),
     listed as (
       insert into proof_files (project_id, version, file_id)
       select $1, made.version, present.id from made, present)
     select version from made`,
    [projectId, madeBy],
  );
  return rows[0]?.version ?? 0;
}
