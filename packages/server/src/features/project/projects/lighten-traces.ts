import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { isLockRefusal } from '../../../db/try-lock.ts';
import { lightenNext } from './light-traces.repository.ts';

/** Projects of one transaction, which holds their rows for some 20 ms. */
const AT_ONCE = 20;
const BUSY_MS = 200;

async function lightenBatch(pool: Pool, atOnce: number): Promise<'more' | 'busy' | 'none'> {
  try {
    return (await inTransaction(pool, (tx) => lightenNext(tx, atOnce))) ? 'more' : 'none';
  } catch (error) {
    if (isLockRefusal(error)) return 'busy';
    throw error;
  }
}

/**
 * Rebuilds the traces from before migration 0069, batch by batch, each its own transaction: a killed process has done
 * those before. Rests between two batches for as long as one took. Idempotent over all processes; one indexed query once
 * all are done.
 */
export async function lightenTraces(
  pool: Pool,
  signal: AbortSignal,
  atOnce: number = AT_ONCE,
): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now();
    const done = await lightenBatch(pool, atOnce);
    if (done === 'none') return;
    const rest = done === 'busy' ? BUSY_MS : performance.now() - began;
    await sleep(rest, undefined, { signal }).catch(() => undefined);
  }
}
