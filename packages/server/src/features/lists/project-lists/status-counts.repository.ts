import type { ProjectType, TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { tryLock } from '../../../db/try-lock.ts';
import { Values } from '../../../db/values.ts';

export interface StatusCount {
  _id: Status;
  count: number;
}

/** Dimensions of the sums; any other filter requires counting row by row. */
export interface CountedBy {
  typeProjet?: TypeCode | undefined;
  support?: ProjectType | undefined;
}

/** Projects that are not deleted by status, from the sums that triggers maintain (migration 0007). */
export async function readStatusCounts(db: Db, { typeProjet, support }: CountedBy): Promise<StatusCount[]> {
  const values = new Values();
  const where = [
    'true',
    ...(typeProjet === undefined ? [] : [`type_projet = ${values.add(typeProjet)}`]),
    ...(support === undefined ? [] : [`type = ${values.add(support)}`]),
  ].join(' and ');
  const text = `select statut as _id, sum(amount)::int as count from (
      select statut, count as amount from status_counts where ${where}
      union all select statut, delta from status_count_changes where ${where}
    ) amounts group by statut having sum(amount) > 0`;
  const { rows } = await db.query<StatusCount>(prepared(text, values.list));
  return rows;
}

/** Key of the advisory lock: any constant, equal in every server process. */
const LOCK = 7_270_473_102;

/**
 * Folds the lines added since the last time into the sums, in one statement, so that no reader counts a line twice or
 * not at all. Under an advisory lock: a second process skips it.
 */
export async function foldStatusCounts(tx: Transaction): Promise<void> {
  if (!(await tryLock(tx, LOCK))) return;
  await tx.query(
    `with folded as (delete from status_count_changes returning type_projet, type, statut, delta)
     insert into status_counts as sums (type_projet, type, statut, count)
     select type_projet, type, statut, sum(delta) from folded group by 1, 2, 3
     on conflict (type_projet, type, statut) do update set count = sums.count + excluded.count`,
  );
}
