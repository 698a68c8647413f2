import type { Transaction } from '../../../db/transaction.ts';
import { tryLock } from '../../../db/try-lock.ts';

/** Key of the advisory lock: any constant, equal in every server process. */
const LOCK = 7_270_473_121;
/** Its row of `background_fills` (migration 0069). */
const FILL = 'light traces';

/**
 * Rebuilds the next traces that still have the pictures, by primary key. Neither a version nor `t_update`: pages show the same.
 * Rows are locked before what they are made of is read (another snapshot), so that a line of history that somebody is
 * adding is not missed; one that is locked stops the batch (`nowait`), which must not keep others waiting meanwhile.
 * @returns false when all are done, or another process is at it
 * @throws {DatabaseError} 55P03 if somebody is writing one of them: the next try goes on from there
 */
export async function lightenNext(tx: Transaction, atOnce: number): Promise<boolean> {
  if (!(await tryLock(tx, LOCK))) return false;
  const { rows } = await tx.query<{ id: string; trace_light: boolean }>(
    `select id, trace_light from projects where id > (select done_to from background_fills where name = $1)
     order by id limit $2 for no key update nowait`,
    [FILL, atOnce],
  );
  const last = rows.at(-1);
  if (last === undefined) {
    await tx.query('delete from background_fills where name = $1', [FILL]);
    return false;
  }
  const heavy = rows.filter(({ trace_light: light }) => !light).map(({ id }) => id);
  await tx.query(
    `update projects set trace = light_trace(id, client_name), trace_light = true, trace_typed = false
     where id = any($1)`,
    [heavy],
  );
  await tx.query('update background_fills set done_to = $2 where name = $1', [FILL, last.id]);
  return true;
}
