import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import { presentOrigin } from '../../../../http/request-origin.ts';
import { FILE_COLUMNS, type FileRecord } from '../files/files.repository.ts';

/** A row of `proofs`. */
export interface ProofRecord {
  version: number;
  /** SHA-256. */
  hash: Buffer;
  /** Username. */
  made_by: string;
  t_creation: string;
  /** When it was first displayed to the dc or to the client. */
  sent_at: string | null;
}

const PROOF_COLUMNS = 'version, hash, made_by, t_creation, sent_at';

/** One version of the proof; null if the number does not exist. */
export async function findProof(db: Db, projectId: string, version: number): Promise<ProofRecord | null> {
  const { rows } = await db.query<ProofRecord>(
    `select ${PROOF_COLUMNS} from proofs where project_id = $1 and version = $2`,
    [projectId, version],
  );
  return rows[0] ?? null;
}

/** The files of a version, retired ones included, in the order of upload. */
export async function filesOfProof(db: Db, projectId: string, version: number): Promise<FileRecord[]> {
  const { rows } = await db.query<FileRecord>(
    `select ${FILE_COLUMNS} from files
     where id in (select file_id from proof_files where project_id = $1 and version = $2) and deleted_at is null
     order by t_creation, id`,
    [projectId, version],
  );
  return rows;
}

/** Somebody has put a remark on version `p`: they were shown it, and the remark goes on with the next one. */
const HAS_REMARKS = `exists (
  select 1 from proof_notes n where n.project_id = p.project_id and n.version = p.version and n.deleted_at is null)`;

/** Displayed, approved and noted versions, and the current one; newest first. */
export async function listShownProofs(db: Db, projectId: string, current: number): Promise<ProofRecord[]> {
  const { rows } = await db.query<ProofRecord>(
    `select ${PROOF_COLUMNS} from proofs p
     where project_id = $1 and (sent_at is not null or version = $2
       or exists (select 1 from approvals a where a.project_id = p.project_id and a.version = p.version)
       or ${HAS_REMARKS})
     order by version desc`,
    [projectId, current],
  );
  return rows;
}

/** The files of every version, repeated for each version, in the order of upload. */
export async function filesOfProofs(
  db: Db,
  projectId: string,
): Promise<(FileRecord & { proof_version: number })[]> {
  const { rows } = await db.query<FileRecord & { proof_version: number }>(
    `select pf.version as proof_version, f.* from proof_files pf
     join lateral (select ${FILE_COLUMNS} from files where id = pf.file_id and deleted_at is null) f on true
     where pf.project_id = $1 order by f.t_creation, f.id`,
    [projectId],
  );
  return rows;
}

/**
 * Removes files from the proof: one, or all (null). Displayed, approved or noted ones are retired: their versions are
 * unchanged. Others are deleted.
 */
export async function takeOutOfProof(
  tx: Transaction,
  projectId: string,
  fileId: string | null,
  by: string,
): Promise<void> {
  await tx.query(
    `update files set retired = taken.shown,
       deleted_at = case when taken.shown then null else now() end,
       deleted_by = case when taken.shown then null else $3 end
     from (
       select f.id, f.frozen or exists (
         select 1 from proof_files pf join proofs p using (project_id, version)
         where pf.file_id = f.id and (p.sent_at is not null
           or exists (select 1 from approvals a where a.project_id = p.project_id and a.version = p.version)
           or ${HAS_REMARKS})) as shown
       from files f
       where f.project_id = $1 and f.file_type = 'photo_crea' and f.deleted_at is null and not f.retired
         and f.id = coalesce($2, f.id)) taken
     where files.id = taken.id`,
    [projectId, fileId, by],
  );
}

/**
 * Sets the current version, fresh, or none (0); clears the dc's agreement, which was to another. Does not increment the
 * project's version, since its answers are unchanged.
 */
export async function setCurrentProof(tx: Transaction, projectId: string, version: number): Promise<void> {
  await tx.query(
    'update projects set proof_version = $2, proof_fresh = $2 > 0, dc_agreed_at = null where id = $1',
    [projectId, version],
  );
}

/** Protects the files of a version from deletion (effect `proof:freeze`, specification/proofs-and-approvals.md#approval). */
export async function freezeProof(tx: Transaction, projectId: string, version: number): Promise<void> {
  await tx.query(
    `update files set frozen = true from proof_files pf
     where pf.project_id = $1 and pf.version = $2 and files.id = pf.file_id and not files.frozen`,
    [projectId, version],
  );
}

/** Records when a version was first displayed to the dc or to the client. */
export async function markProofSent(tx: Transaction, projectId: string, version: number): Promise<void> {
  await tx.query(
    'update proofs set sent_at = now() where project_id = $1 and version = $2 and sent_at is null',
    [projectId, version],
  );
}

/** Cause and actor of a withdrawn approval. */
export interface Withdrawal {
  why: string;
  /** The project's status by then. */
  statut: Status;
  /** Username, or the address of a link's holder. */
  resp: string;
  /** Version that the call was based on. */
  basedOn: number;
  /** The history line that caused it; null where another approval replaces it. */
  causeId: number | null;
}

/** Withdraws the valid approval, if any, with a history line; it stays in the records. */
export async function withdrawApproval(
  tx: Transaction,
  projectId: string,
  { why, statut, resp, basedOn, causeId }: Withdrawal,
): Promise<void> {
  await tx.query(
    `with withdrawn as (
       update approvals set withdrawn_at = now(), withdrawn_why = $2
       where project_id = $1 and withdrawn_at is null returning id)
     insert into project_history (project_id, nature, statut_dep, statut_arr, target, comment, resp, based_on, cause_id, key_name, approval_id)
     select $1, 'retrait', $3, $3, 'retraitAccord', $2, $4, $5, $6, $7, id from withdrawn`,
    [projectId, why, statut, resp, basedOn, causeId, presentOrigin().key ?? null],
  );
}

/**
 * Creates a new version of the proof from the present photo_crea files, which is compared with its order in the
 * background, and returns its number; 0 without files. The project's row must be locked.
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
       select $1, made.version, present.id from made, present),
     compared as (insert into proof_comparisons (project_id, version) select $1, made.version from made)
     select version from made`,
    [projectId, madeBy],
  );
  return rows[0]?.version ?? 0;
}
