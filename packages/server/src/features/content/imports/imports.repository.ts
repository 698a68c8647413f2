import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import type { ImportEffect, ImportState } from '@ardoise/domain/content/imports/import-effects.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../../http/request-origin.ts';
import type { ImportPictures } from './areas/import-area.ts';

/** Counts of a dry run, and of what its undoing did; an effect that no line has is left out. */
export type ImportCounts = Partial<
  Record<ImportEffect | 'signalee' | 'differente' | 'retablie' | 'gardee', number>
>;

/** An import as it is stored. */
export interface ImportRow {
  id: number;
  area: ContentArea;
  list: string;
  file_name: string;
  encoding: string;
  separator: string;
  header: string[];
  complete: boolean;
  pictures: ImportPictures;
  /** Who acted on it last. */
  uid: number | null;
  name: string | null;
  state: ImportState;
  at: string;
  /** Highest number of a line, and that up to which the present state is through. */
  total: number;
  done: number;
  counts: ImportCounts;
  confirms: boolean;
  reason: string;
  attempts: number;
  applied_at: string | null;
  change_id: number | null;
  /** Taken back, here or from the log. */
  undone: boolean;
  /** Name of who acted on it last, as people know them. */
  shown: string | null;
}

type Person = RequestOrigin['who'];
export type NewImport = Pick<
  ImportRow,
  'area' | 'list' | 'file_name' | 'encoding' | 'separator' | 'header' | 'complete' | 'pictures'
>;

/** First half of the key of the advisory lock of an import: any constant, equal in every server process. */
const IMPORT_LOCK = 340_117;

/** Stores an import, to be judged. Returns its id. */
export async function insertImport(tx: Transaction, who: Person, given: NewImport): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into imports (area, list, file_name, encoding, separator, header, complete, pictures, uid, name, state, total)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'lecture', 0) returning id`,
    [
      given.area,
      given.list,
      given.file_name,
      given.encoding,
      given.separator,
      JSON.stringify(given.header),
      given.complete,
      JSON.stringify(given.pictures),
      who?.uid ?? null,
      who?.name ?? null,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('an insert of one row returned none');
  return inserted.id;
}

const READ = `
  select i.*, exists (select 1 from content_changes back where back.undoes = i.change_id) as undone,
    coalesce(nullif(trim(concat(u.prenom, ' ', u.nom)), ''), i.name) as shown
  from imports i left join users u on u.uid = i.uid`;

export async function findImport(db: Db, id: number): Promise<ImportRow | null> {
  const { rows } = await db.query<ImportRow>(`${READ} where i.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function lockImport(tx: Transaction, id: number): Promise<ImportRow | null> {
  const { rows } = await tx.query<ImportRow>(`${READ} where i.id = $1 for update of i`, [id]);
  return rows[0] ?? null;
}

export async function listImports(
  db: Db,
  area: ContentArea,
  list: string,
  limit: number,
): Promise<ImportRow[]> {
  const { rows } = await db.query<ImportRow>(
    `${READ} where i.area = $1 and i.list = $2 order by i.id desc limit $3`,
    [area, list, limit],
  );
  return rows;
}

/** The imports that the server has to work on, oldest first. */
export async function listImportsUnderWay(db: Db): Promise<{ id: number }[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from imports where state in ('lecture', 'attente', 'ecriture', 'annulation') order by attempts, id`,
  );
  return rows;
}

/** Locks an import until the transaction ends; false if another process has locked it. */
export async function holdImport(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2::int) as held',
    [IMPORT_LOCK, id],
  );
  return rows[0]?.held === true;
}

/** One write of imports of this area at a time. */
export async function holdArea(tx: Transaction, area: ContentArea, list: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [IMPORT_LOCK + 1, `${area}/${list}`]);
}

/** Moves an import from one of these states; false if it is in none of them. */
export async function moveImport(
  db: Db,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  reason = '',
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update imports set state = $3, reason = $4, done = 0, attempts = 0
     where id = $1 and state = any($2)`,
    [id, from, to, reason],
  );
  return rowCount === 1;
}

/** Names who acts on it, for the log. */
export async function nameActor(db: Db, id: number, who: Person): Promise<void> {
  await db.query('update imports set uid = $2, name = $3 where id = $1', [
    id,
    who?.uid ?? null,
    who?.name ?? null,
  ]);
}

export async function noteProgress(db: Db, id: number, done: number): Promise<void> {
  await db.query('update imports set done = $2 where id = $1', [id, done]);
}

export async function noteAttempt(db: Db, id: number, attempts: number): Promise<void> {
  await db.query('update imports set attempts = $2 where id = $1', [id, attempts]);
}

/** Ends the judging: the dry run is ready. */
export async function finishJudging(
  tx: Transaction,
  id: number,
  counts: ImportCounts,
  confirms: boolean,
): Promise<void> {
  await tx.query(
    `update imports set state = 'essai', counts = $2, confirms = $3, done = total, attempts = 0 where id = $1`,
    [id, JSON.stringify(counts), confirms],
  );
}

/** Ends the writing, with the line of the log. */
export async function finishApplying(tx: Transaction, id: number, changeId: number): Promise<void> {
  await tx.query(
    `update imports set state = 'applique', applied_at = now(), change_id = $2, done = total, reason = '', attempts = 0
     where id = $1`,
    [id, changeId],
  );
}

/** Deletes imports that can no longer be undone, with their lines; their changes stay in the log. */
export async function deleteOldImports(db: Db, days: number): Promise<void> {
  await db.query(
    `delete from imports where id in (
       select id from imports where greatest(at, applied_at) < now() - make_interval(days => $1)
         and state not in ('lecture', 'attente', 'ecriture', 'annulation') order by id limit 5)`,
    [days],
  );
}
