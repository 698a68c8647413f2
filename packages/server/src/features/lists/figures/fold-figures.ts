import type { Pool } from 'pg';
import type { Transaction } from '../../../db/transaction.ts';
import { readDelays } from '../../base/settings/read-delays.ts';
import { foldHistory, type MadeLines } from '../history-folds/fold-history.ts';
import { eventsOfOrder } from './events-of-order.ts';
import { analyzeEvents, readHistories, writeEvents } from './figure-events.repository.ts';
import { foldSums } from './figure-sums.repository.ts';

/** Lines of the history of one transaction. */
const AT_ONCE = 2_000;

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

/**
 * Counts what happened to orders since the last time, from their histories (specification/figures.md#after-the-commit):
 * batch by batch, so that the same code fills what was there before migration 0077.
 */
export async function foldFigures(
  pool: Pool,
  signal: AbortSignal,
  { atOnce = AT_ONCE, made }: { atOnce?: number; made?: MadeLines } = {},
): Promise<void> {
  const fold = { state: 'figures_state', write: writeFigures, analyze: analyzeEvents } as const;
  await foldHistory(pool, fold, signal, { atOnce, made });
}
