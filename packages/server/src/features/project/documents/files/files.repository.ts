import type { FileKey } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';

/** A row of `files`; `sha256` in hex. */
export interface FileRecord {
  id: string;
  project_id: string;
  sha256: string;
  size: number;
  mime: string;
  filename: string;
  file_type: FileType;
  width: number | null;
  height: number | null;
  dpi: number | null;
  pages: number | null;
  uploaded_by: string;
  history_id: number | null;
  received_after_signature: boolean;
  /** It is outside the signatures because the device that was signed on did not have it. */
  absent_when_signed: boolean;
  frozen: boolean;
  /** Not part of the current proof, but of one that was displayed. */
  retired: boolean;
  /** An execution file older than the approval or than the last return from Impression. */
  superseded: boolean;
  /** When its bytes were destroyed, at the end of the retention. */
  erased_at: string | null;
  t_creation: string;
}

/** Columns of a `FileRecord`. */
export const FILE_COLUMNS = `id, project_id, encode(sha256, 'hex') as sha256, size, mime, filename, file_type, width, height, dpi, pages,
  uploaded_by, history_id, received_after_signature, absent_when_signed, frozen, retired, superseded, erased_at, t_creation`;

/** A file that is not deleted, by its id; the caller must check its project's scope. */
export async function findFile(db: Db, id: string): Promise<FileRecord | null> {
  const { rows } = await db.query<FileRecord>(
    `select ${FILE_COLUMNS} from files where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** A file by its id, deleted or not: no other ever has this id. */
export async function findUpload(db: Db, id: string): Promise<(FileRecord & { deleted: boolean }) | null> {
  const { rows } = await db.query<FileRecord & { deleted: boolean }>(
    `select ${FILE_COLUMNS}, deleted_at is not null as deleted from files where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** A file that is not deleted, in its project, with its row locked until the transaction ends. */
export async function lockFile(
  tx: Transaction,
  projectId: string,
  { filename, id }: FileKey,
): Promise<FileRecord | null> {
  const { rows } = await tx.query<FileRecord>(
    `select ${FILE_COLUMNS} from files where project_id = $1 and deleted_at is null
       and ($2::text is null or filename = $2) and ($3::text is null or id = $3) for update`,
    [projectId, filename ?? null, id ?? null],
  );
  return rows[0] ?? null;
}

/** The files of a project, newest first. */
export async function listFilesOf(db: Db, projectId: string): Promise<FileRecord[]> {
  const { rows } = await db.query<FileRecord>(
    `select ${FILE_COLUMNS} from files where project_id = $1 and deleted_at is null order by t_creation desc, id desc`,
    [projectId],
  );
  return rows;
}

/** How many files of a type a project has. */
export async function countFiles(db: Db, projectId: string, type: FileType): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from files where project_id = $1 and file_type = $2 and deleted_at is null',
    [projectId, type],
  );
  return rows[0]?.count ?? 0;
}

/** Every file that a project ever received, by its id. */
export async function everReceived(
  db: Db,
  projectId: string,
): Promise<ReadonlyMap<string, 'present' | 'deleted'>> {
  const { rows } = await db.query<{ id: string; deleted: boolean }>(
    'select id, deleted_at is not null as deleted from files where project_id = $1',
    [projectId],
  );
  return new Map(rows.map(({ id, deleted }) => [id, deleted ? 'deleted' : 'present']));
}

const AMENDMENT = 'bon_commande_modification-';

/** Whether a file is the order form itself, no page of an amendment. */
export function isOrderForm({ file_type, filename }: Pick<FileRecord, 'file_type' | 'filename'>): boolean {
  return file_type === 'bon_commande' && !filename.startsWith(AMENDMENT);
}

/** The same of a row of `files`. */
export const isOrderFormSql = (row: string): string =>
  `${row}.file_type = 'bon_commande' and not starts_with(${row}.filename, '${AMENDMENT}')`;

/** Names of the files of a project, deleted ones included: none is reused. */
export async function namesTaken(tx: Transaction, projectId: string): Promise<Set<string>> {
  const { rows } = await tx.query<{ filename: string }>('select filename from files where project_id = $1', [
    projectId,
  ]);
  return new Set(rows.map((row) => row.filename));
}

export type NewFileRecord = Omit<
  FileRecord,
  'history_id' | 'absent_when_signed' | 'retired' | 'superseded' | 'erased_at' | 't_creation'
> & {
  /** Of the bytes as they were sent, in hex, where they are kept otherwise. */
  sentSha256?: string;
};

/** Null when a file has this id, deleted ones included. */
export async function insertFile(tx: Transaction, file: NewFileRecord): Promise<FileRecord | null> {
  const { rows } = await tx.query<FileRecord>(
    `insert into files (id, project_id, sha256, size, mime, filename, file_type, width, height, dpi, pages, uploaded_by,
       received_after_signature, frozen, sent_sha256)
     values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, decode($15, 'hex'))
     on conflict (id) do nothing returning ${FILE_COLUMNS}`,
    [
      file.id,
      file.project_id,
      file.sha256,
      file.size,
      file.mime,
      file.filename,
      file.file_type,
      file.width,
      file.height,
      file.dpi,
      file.pages,
      file.uploaded_by,
      file.received_after_signature,
      file.frozen,
      file.sentSha256 ?? null,
    ],
  );
  return rows[0] ?? null;
}

/** Backdates a document generated later. */
export async function dateFile(tx: Transaction, id: string, at: string): Promise<void> {
  await tx.query('update files set t_creation = $2 where id = $1', [id, at]);
}

export async function markFileDeleted(tx: Transaction, id: string, by: string): Promise<void> {
  await tx.query('update files set deleted_at = now(), deleted_by = $2 where id = $1', [id, by]);
}

/** Marks the present execution files as superseded: a new one is required. */
export async function supersedeExecutionFiles(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    `update files set superseded = true where project_id = $1 and file_type = 'execution' and not superseded`,
    [projectId],
  );
}

/** Names of the execution files that are not superseded. */
export async function executionFilenames(tx: Transaction, projectId: string): Promise<string[]> {
  const { rows } = await tx.query<{ filename: string }>(
    `select filename from files
     where project_id = $1 and file_type = 'execution' and deleted_at is null and not superseded`,
    [projectId],
  );
  return rows.map((row) => row.filename);
}

/**
 * Updates the columns that the guard of execution files reads; does not increment the project's version, since its
 * answers are unchanged.
 */
export async function setExecutionFreshness(
  tx: Transaction,
  projectId: string,
  fresh: { execution: boolean; menu: boolean },
): Promise<void> {
  await tx.query('update projects set execution_fresh = $2, menu_fresh = $3 where id = $1', [
    projectId,
    fresh.execution,
    fresh.menu,
  ]);
}

/** Key of the advisory lock between storing blobs and removing unreferenced ones. */
const BLOBS_LOCK = 7_305_812;

/** Prevents the removal of blobs until this transaction ends: one that it records cannot vanish. */
export async function holdBlobs(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared($1)', [BLOBS_LOCK]);
}

/**
 * The unreferenced blobs among these, under a lock that blocks new references until the transaction ends. A deleted
 * file keeps its bytes for 30 days, as long as its project can be restored; an order form until its retention ends.
 */
export async function lockUnreferenced(tx: Transaction, hashes: readonly string[]): Promise<string[]> {
  await tx.query('select pg_advisory_xact_lock($1)', [BLOBS_LOCK]);
  return findUnreferenced(tx, hashes);
}

/** The same without a lock: a concurrent transaction may reference them. */
export async function findUnreferenced(db: Db, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>(
    `select hash from unnest($1::text[]) as given (hash) where not exists (
       select 1 from files where sha256 = decode(hash, 'hex') and erased_at is null
         and (deleted_at is null or deleted_at > now() - interval '30 days' or file_type = 'bon_commande'))
       and not exists (select 1 from qr_codes where file_sha256 = decode(hash, 'hex'))
       and not exists (select 1 from qr_codes where banner_sha256 = decode(hash, 'hex'))
       and not exists (select 1 from card_deposits where file_sha256 = decode(hash, 'hex'))
       and not exists (select 1 from guide_files where sha256 = decode(hash, 'hex'))
       and not exists (select 1 from catalogue_pictures where sha256 = decode(hash, 'hex'))
       and not exists (select 1 from catalogue_pictures where original = decode(hash, 'hex'))`,
    [hashes],
  );
  return rows.map((row) => row.hash);
}
