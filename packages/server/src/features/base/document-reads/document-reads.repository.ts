import type { ReadDocument, ReadWay } from '@ardoise/domain/base/privacy-words.ts';
import type { Db } from '../../../db/transaction.ts';

/** A read of a document by a person. `fileId` is empty for signatures. */
export interface DocumentRead {
  uid: number;
  projectId: string;
  document: ReadDocument;
  fileId?: string;
  way: ReadWay;
}

/** Inserts reads (`reads` without duplicates), or increments those within the hour. */
export async function insertReads(
  db: Db,
  reads: readonly (DocumentRead & { times: number })[],
): Promise<void> {
  // In a fixed order, against deadlocks of concurrent upserts.
  await db.query(
    `insert into document_reads as present (uid, project_id, document, file_id, way, hour, count)
     select uid, "projectId", document, coalesce("fileId", ''), way, date_trunc('hour', now()), times
     from jsonb_to_recordset($1::jsonb)
       read (uid int, "projectId" text, document text, "fileId" text, way text, times int)
     order by 1, 2, 3, 4, 5
     on conflict (uid, project_id, document, file_id, way, hour)
       do update set count = present.count + excluded.count, last_at = now()`,
    [JSON.stringify(reads)],
  );
}

/** A line for its page; present names. */
export interface DocumentReadRow {
  id: number;
  at: string;
  last_at: string;
  count: number;
  uid: number;
  username: string;
  shown: string;
  document: ReadDocument;
  way: ReadWay;
  filename: string;
  project_id: string;
  project_name: string;
}

export interface DocumentReadFilters {
  projectId: string | null;
  uid: number | null;
  document: ReadDocument | null;
  /** Days in Europe/Paris, inclusive. */
  from: string | null;
  to: string | null;
  /** Cursor: only rows older than this. */
  before: number | null;
}

/** Newest first. */
export async function listReads(
  db: Db,
  { projectId, uid, document, from, to, before }: DocumentReadFilters,
  limit: number,
): Promise<DocumentReadRow[]> {
  const { rows } = await db.query<DocumentReadRow>(
    `select r.id, r.at, r.last_at, r.count, r.uid, r.document, r.way, r.project_id, coalesce(f.filename, '') as filename,
       coalesce(u.name, '') as username, trim(concat(u.prenom, ' ', u.nom)) as shown,
       coalesce(p.name_projet, '') as project_name
     from document_reads r left join users u on u.uid = r.uid left join projects p on p.id = r.project_id
       left join files f on f.id = r.file_id
     where ($1::text is null or r.project_id = $1) and ($2::int is null or r.uid = $2)
       and ($3::text is null or r.document = $3)
       and ($4::date is null or r.last_at >= $4::date::timestamp at time zone 'Europe/Paris')
       and ($5::date is null or r.at < ($5::date + 1)::timestamp at time zone 'Europe/Paris')
       and ($6::bigint is null or r.id < $6)
     order by r.id desc limit $7`,
    [projectId, uid, document, from, to, before, limit],
  );
  return rows;
}

/** Deletes reads older than this many months. */
export async function deleteOldReads(db: Db, months: number): Promise<void> {
  await db.query('delete from document_reads where last_at < now() - make_interval(months => $1)', [months]);
}
