import type { Pool } from 'pg';
import type { Transaction } from '../../../db/transaction.ts';
import { readDelays } from '../../base/settings/read-delays.ts';
import { type FoldOptions, foldHistory, type HistoryFold } from '../history-folds/fold-history.ts';
import { eventsOfOrder } from './events-of-order.ts';
import { analyzeEvents, readHistories, writeEvents } from './figure-events.repository.ts';
import { foldSums } from './figure-sums.repository.ts';

async function writeFiguresOf(tx: Transaction, orders: readonly string[]): Promise<void> {
  const delays = await readDelays(tx);
  const histories = await readHistories(tx, orders);
  const events = histories.flatMap((order) =>
    eventsOfOrder(order, delays).map((event) => ({ ...event, project_id: order.id })),
  );
  await writeEvents(tx, orders, events);
}

async function writeFigures(tx: Transaction, orders: readonly string[]): Promise<void> {
  if (orders.length > 0) await writeFiguresOf(tx, orders);
  await foldSums(tx);
}

const FOLD: HistoryFold = {
  state: 'figures_state',
  write: writeFigures,
  analyze: analyzeEvents,
  atOnce: 2_000,
};

/**
 * Counts what happened to orders since the last time, from their histories (specification/figures.md#after-the-commit):
 * batch by batch, so that the same code fills what was there before migration 0077.
 */
export async function foldFigures(pool: Pool, signal: AbortSignal, options?: FoldOptions): Promise<void> {
  await foldHistory(pool, FOLD, signal, options);
}
