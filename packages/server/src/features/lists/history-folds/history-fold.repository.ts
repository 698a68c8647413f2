import type { Transaction } from '../../../db/transaction.ts';
import { tryLock } from '../../../db/try-lock.ts';

/** Where a fold keeps how far it has come (migrations 0077, 0081). */
export type FoldState = 'figures_state' | 'pieces_state';

/** Keys of the advisory locks: any constants, equal in every server process. */
const LOCKS: Record<FoldState, number> = { figures_state: 7_270_473_177, pieces_state: 7_270_473_181 };

/**
 * Takes the fold until the transaction ends, and says how far it has come; null while another process is at it. It gives up
 * where somebody changes one of its orders, before a deadlock would be looked for (55P03).
 */
export async function takeFold(tx: Transaction, state: FoldState): Promise<number | null> {
  await tx.query("set local lock_timeout = '300ms'");
  if (!(await tryLock(tx, LOCKS[state]))) return null;
  const { rows } = await tx.query<{ readTo: number }>(`select read_to as "readTo" from ${state}`);
  return rows[0]?.readTo ?? 0;
}

/** A line of the history and its order. */
export interface FoldedLine {
  id: number;
  order: string;
  /** Older than any transaction may last (`db/pool.ts`): no line with a lower id becomes visible any more. */
  settled: boolean;
}

/** The next lines of the history after an id, in its order. */
export async function nextLines(tx: Transaction, after: number, limit: number): Promise<FoldedLine[]> {
  const { rows } = await tx.query<FoldedLine>(
    `select id, project_id as order, t_creation <= now() - interval '5 minutes' as settled
     from project_history where id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows;
}

/** Keeps how far the lines were read; `complete` where no line is left. */
export async function keepFold(
  tx: Transaction,
  state: FoldState,
  readTo: number,
  complete: boolean,
): Promise<void> {
  await tx.query(
    `update ${state} set read_to = $1, complete_at = case when $2 then now() else complete_at end`,
    [readTo, complete],
  );
}
