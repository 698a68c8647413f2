import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { isLockRefusal } from '../../../db/try-lock.ts';
import { type FoldState, keepFold, nextLines, takeFold } from './history-fold.repository.ts';

/** Something that is made of orders and their histories after the commit. */
export interface HistoryFold {
  state: FoldState;
  /** Replaces what is made of these orders. */
  write: (tx: Transaction, orders: readonly string[]) => Promise<void>;
  /** Tells the planner how many rows there are by now: without it, it expects few, and reads all for each batch. */
  analyze: (pool: Pool) => Promise<void>;
}

/** Where a fold begins, beyond what is kept: the lines of the last minutes are read once a run. */
async function foldNext(
  tx: Transaction,
  { state, write }: HistoryFold,
  from: number,
  atOnce: number,
): Promise<number | null> {
  const readTo = await takeFold(tx, state);
  if (readTo === null) return null;
  const { orders, last, settled, lines } = await nextLines(tx, Math.max(readTo, from), atOnce);
  await write(tx, orders);
  const complete = lines < atOnce;
  // Beyond the first batch of a run the lines before are not settled yet.
  await keepFold(tx, state, from > readTo ? readTo : settled, complete);
  return complete ? null : last;
}

/** After so many batches of one run the planner looks again: filling what was there outruns autovacuum. */
export const GROWN = [4, 16, 64, 256, 1_024, 4_096];

/** Somebody is changing one of the orders: the next run goes on from there. */
export function untilLater(error: unknown): null {
  if (isLockRefusal(error)) return null;
  throw error;
}

/**
 * Reads the history on from where the fold stopped, batch by batch, each its own transaction. Idempotent over all processes; a
 * killed one has done the batches before.
 */
export async function foldHistory(
  pool: Pool,
  fold: HistoryFold,
  signal: AbortSignal,
  atOnce: number,
): Promise<void> {
  let from: number | null = 0;
  for (let batch = 1; from !== null && !signal.aborted; batch += 1) {
    const start: number = from;
    from = await inTransaction(pool, (tx) => foldNext(tx, fold, start, atOnce)).catch(untilLater);
    if (GROWN.includes(batch)) await fold.analyze(pool);
  }
}
