import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { isLockRefusal } from '../../../db/try-lock.ts';
import { readDelays } from '../../base/settings/read-delays.ts';
import { eventsOfOrder } from './events-of-order.ts';
import {
  analyzeEvents,
  keepFold,
  nextLines,
  readHistories,
  takeFold,
  writeEvents,
} from './figure-events.repository.ts';
import { foldSums } from './figure-sums.repository.ts';

/** Lines of the history of one transaction. */
const AT_ONCE = 2_000;

/** Where a fold begins, beyond what is kept: the lines of the last minutes are read once a run. */
async function foldNext(tx: Transaction, from: number, atOnce: number): Promise<number | null> {
  const readTo = await takeFold(tx);
  if (readTo === null) return null;
  const { orders, last, settled, lines } = await nextLines(tx, Math.max(readTo, from), atOnce);
  const delays = await readDelays(tx);
  const histories = await readHistories(tx, orders);
  const events = histories.flatMap((order) =>
    eventsOfOrder(order, delays).map((event) => ({ ...event, project_id: order.id })),
  );
  await writeEvents(tx, orders, events);
  await foldSums(tx);
  const complete = lines < atOnce;
  // Beyond the first batch of a run the lines before are not settled yet.
  await keepFold(tx, from > readTo ? readTo : settled, complete);
  return complete ? null : last;
}

/** After so many batches of one run the planner looks again: filling what was there outruns autovacuum. */
const GROWN = [4, 16, 64, 256, 1_024, 4_096];

/** Somebody is changing one of the orders: the next run goes on from there. */
function untilLater(error: unknown): null {
  if (isLockRefusal(error)) return null;
  throw error;
}

/**
 * Counts what happened to orders since the last time, from their histories (specification/figures.md#after-the-commit):
 * batch by batch, each its own transaction, so that the same code fills what was there before migration 0077. Idempotent
 * over all processes; a killed one has done the batches before.
 */
export async function foldFigures(pool: Pool, signal: AbortSignal, atOnce: number = AT_ONCE): Promise<void> {
  let from: number | null = 0;
  for (let batch = 1; from !== null && !signal.aborted; batch += 1) {
    const start: number = from;
    from = await inTransaction(pool, (tx) => foldNext(tx, start, atOnce)).catch(untilLater);
    if (GROWN.includes(batch)) await analyzeEvents(pool);
  }
}
