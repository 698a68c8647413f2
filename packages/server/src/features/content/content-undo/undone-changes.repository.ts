import { UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { RestoredChange } from './restored-change.ts';

const COLUMNS = 'id, area, list, entry, label, act, before, after';

export interface UndoneChange extends RestoredChange {
  /** Older than a change can be taken back. */
  old: boolean;
  undone: boolean;
  /** An import: it has entries behind it. */
  whole: boolean;
}

/** Locks a line of the log, so that it is taken back once. Null: there is no such line. */
export async function lockChange(tx: Transaction, id: number): Promise<UndoneChange | null> {
  await tx.query('select from content_changes where id = $1 for update', [id]);
  const { rows } = await tx.query<UndoneChange>(
    `select ${COLUMNS}, at < now() - make_interval(days => $2) as old,
       exists (select 1 from content_changes back where back.undoes = c.id) as undone,
       exists (select 1 from content_changes part where part.import_id = c.id) as whole
     from content_changes c where id = $1`,
    [id, UNDO_DAYS],
  );
  return rows[0] ?? null;
}

/**
 * The name of an entry that is no longer as this change left it, or for an import as any of its entries, with how many
 * others there are: the newest line of the same entry says something else. What was done and taken back since is no
 * difference. Null: there is none.
 */
export async function findTouchedSince(
  db: Db,
  { id, whole }: UndoneChange,
): Promise<{ label: string; others: number } | null> {
  const { rows } = await db.query<{ label: string; others: number }>(
    `select c.label, (count(*) over () - 1)::int as others from content_changes c
     cross join lateral (
       select after from content_changes newest
       where newest.area = c.area and newest.list = c.list and newest.entry = c.entry
       order by newest.id desc limit 1) now
     where ${whole ? 'c.import_id = $1' : 'c.id = $1'} and now.after is distinct from c.after
     order by c.id limit 1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Entries of an import, last first; `before` is the last one of the previous page. */
export async function listImported(
  tx: Transaction,
  importId: number,
  before: number | null,
  limit: number,
): Promise<RestoredChange[]> {
  const { rows } = await tx.query<RestoredChange>(
    `select ${COLUMNS} from content_changes where import_id = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [importId, before, limit],
  );
  return rows;
}

/** Records with an import what its undoing did; the import of an older line is deleted by now. */
export async function noteUndoneImport(
  tx: Transaction,
  changeId: number,
  counts: { retablie: number; gardee: number },
): Promise<void> {
  await tx.query('update imports set counts = counts || $2::jsonb where change_id = $1', [
    changeId,
    JSON.stringify(counts),
  ]);
}
