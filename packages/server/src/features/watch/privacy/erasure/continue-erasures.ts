import type { Pool } from 'pg';
import { ownPool } from '../../../../db/own-connection.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { erasePerson } from './erase-person.ts';
import { leaveErasure, listDueErasures, noteFailure, takeErasure } from './erasures.repository.ts';
import { rethrow } from './rethrow.ts';

/** Tables of many millions of rows are read through for one person. */
const PATIENCE_MS = 6 * 3_600_000;

/** One connection holds the erasure's advisory lock, the other works. */
const CONNECTIONS = 2;

interface Erasing {
  pool: Pool;
  store: FileStore;
  signal: AbortSignal;
  onFailure: (error: unknown) => void;
}

/** Skipped if another process holds its lock. Failures are logged and retried later, without blocking the next one. */
async function continueErasure({ pool, store, signal, onFailure }: Erasing, number: number): Promise<void> {
  const holder = await pool.connect();
  try {
    const row = await takeErasure(holder, number);
    if (row === null) return;
    try {
      await erasePerson({ pool, store }, row, signal);
    } finally {
      await leaveErasure(holder, number);
    }
  } catch (error) {
    await noteFailure(pool, number);
    onFailure(error);
  } finally {
    holder.release(true);
  }
}

/**
 * Continues the recorded erasures, on connections of its own. Any process may, one at a time for each person.
 * @param onFailure called for each that fails, then continues with the next one; without it the first one throws
 */
export async function continueErasures(
  main: Pool,
  store: FileStore,
  signal: AbortSignal = new AbortController().signal,
  onFailure: (error: unknown) => void = rethrow,
): Promise<void> {
  const due = await listDueErasures(main);
  if (due.length === 0 || signal.aborted) return;
  const pool = ownPool(main, { size: CONNECTIONS, patienceMs: PATIENCE_MS });
  try {
    for (const number of due) {
      if (signal.aborted) return;
      await continueErasure({ pool, store, signal, onFailure }, number);
    }
  } finally {
    await pool.end();
  }
}
