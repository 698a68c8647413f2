import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  noteNotCompared,
  type QueuedComparison,
  queueFormer,
  takeQueued,
} from '../documents/proofs/proof-comparisons.repository.ts';
import { compareVersion } from './compare-version.ts';

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess'>;

/** A failure may pass, such as a machine that has too much to do; so many do not. */
const MOST_ATTEMPTS = 3;

/** Orders from before that are looked at together. */
const QUEUED_AT_ONCE = 200;
/** One of theirs is compared every so often: nobody waits for it. */
const FORMER_MS = 2_000;

/** When the next version of an order from before may be compared, in milliseconds of `performance.now()`. */
export interface FormerPace {
  next: number;
}

/** Compares one version. @throws failures of ours, noted for the next attempt */
async function compareNext(context: Context, queued: QueuedComparison): Promise<void> {
  const isLast = queued.attempts >= MOST_ATTEMPTS;
  try {
    if (!(await compareVersion(context, queued))) await noteNotCompared(context.pool, queued, isLast);
  } catch (error) {
    await noteNotCompared(context.pool, queued, isLast);
    throw error;
  }
}

/** The next one of an order from before, if it is time for it. */
async function compareFormer(context: Context, pace: FormerPace): Promise<void> {
  if (performance.now() < pace.next) return;
  pace.next = performance.now() + FORMER_MS;
  const { pool } = context;
  let queued = await takeQueued(pool, true);
  while (queued === null && (await inTransaction(pool, (tx) => queueFormer(tx, QUEUED_AT_ONCE))))
    queued = await takeQueued(pool, true);
  if (queued !== null) await compareNext(context, queued);
}

/**
 * Compares every version that waits, then, by `pace`, one of an order from before. Screens that show one ask again until it
 * is made: a change of the order is told to nobody, since there is none.
 * @throws AggregateError of failures of ours
 */
export async function runComparisons(
  context: Context,
  signal: AbortSignal,
  pace?: FormerPace,
): Promise<void> {
  const failures: unknown[] = [];
  while (!signal.aborted) {
    const queued = await takeQueued(context.pool, false);
    if (queued === null) break;
    await compareNext(context, queued).catch((error: unknown) => failures.push(error));
  }
  if (signal.aborted) return;
  if (pace !== undefined) await compareFormer(context, pace).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'proofs were not compared, tried again');
}
