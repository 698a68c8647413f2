import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { isLockRefusal } from '../../../db/try-lock.ts';
import { type FoldedLine, type FoldState, keepFold, nextLines, takeFold } from './history-fold.repository.ts';

/** Something that is made of orders and their histories after the commit. */
export interface HistoryFold {
  state: FoldState;
  /** Replaces what is made of these orders, and adds up what has changed, also without any. */
  write: (tx: Transaction, orders: readonly string[]) => Promise<void>;
  /** Tells the planner how many rows there are by now: without it, it expects few, and reads all for each batch. */
  analyze: (pool: Pool) => Promise<void>;
  /** Lines of the history of one transaction. */
  atOnce: number;
}

/** Lines that this process has made something of, among those that are read again: of the last minutes. */
export type MadeLines = Set<number>;

export interface FoldOptions {
  /** Instead of the fold's own. */
  atOnce?: number;
  made?: MadeLines;
}

/** How far a batch read, and what is to be remembered of it once it is committed. */
interface Batch {
  last: number;
  complete: boolean;
  /** Before it nothing is read again. */
  settledTo: number;
  unsettled: readonly number[];
}

/** The last line before the first that is not settled. */
function settledBy(lines: readonly FoldedLine[], after: number): number {
  const young = lines.findIndex(({ settled }) => !settled);
  return (young === -1 ? lines : lines.slice(0, young)).at(-1)?.id ?? after;
}

/** `from` is where a run goes on, beyond what is kept: it reads the lines of the last minutes once. */
async function foldNext(
  tx: Transaction,
  { state, write }: HistoryFold,
  from: number,
  atOnce: number,
  made: MadeLines,
): Promise<Batch | null> {
  const readTo = await takeFold(tx, state);
  if (readTo === null) return null;
  const start = Math.max(readTo, from);
  const lines = await nextLines(tx, start, atOnce);
  await write(tx, [...new Set(lines.filter(({ id }) => !made.has(id)).map(({ order }) => order))]);
  const complete = lines.length < atOnce;
  // Beyond the first batch of a run the lines before are not settled yet.
  const settledTo = from > readTo ? readTo : settledBy(lines, start);
  await keepFold(tx, state, settledTo, complete);
  const unsettled = lines.map(({ id }) => id).filter((id) => id > settledTo);
  return { last: lines.at(-1)?.id ?? start, complete, settledTo, unsettled };
}

function remember(made: MadeLines, { settledTo, unsettled }: Batch): void {
  for (const id of made) if (id <= settledTo) made.delete(id);
  for (const id of unsettled) made.add(id);
}

/** After so many batches of one run the planner looks again: filling what was there outruns autovacuum. */
export const GROWN = [4, 16, 64, 256, 1_024, 4_096];

/** Somebody is changing one of the orders: the next run goes on from there. */
export function untilLater(error: unknown): null {
  if (isLockRefusal(error)) return null;
  throw error;
}

/**
 * Reads the history on from where the fold stopped, batch by batch, each its own transaction. A line may become visible
 * after one with a higher id: those of the last minutes are read at each run, and what was `made` of them in this process
 * is not made again. Idempotent over all processes; a killed one has done the batches before.
 */
export async function foldHistory(
  pool: Pool,
  fold: HistoryFold,
  signal: AbortSignal,
  { atOnce = fold.atOnce, made = new Set() }: FoldOptions = {},
): Promise<void> {
  let from = 0;
  for (let number = 1; !signal.aborted; number += 1) {
    const start = from;
    const batch = await inTransaction(pool, (tx) => foldNext(tx, fold, start, atOnce, made)).catch(
      untilLater,
    );
    if (batch !== null) remember(made, batch);
    if (GROWN.includes(number)) await fold.analyze(pool);
    if (batch === null || batch.complete) return;
    from = batch.last;
  }
}
