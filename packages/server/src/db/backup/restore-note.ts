import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../transaction.ts';
import { unlessGone } from './copied-file.ts';
import { RESTORED } from './copy-data.ts';
import { renewInstallation } from './installation.ts';

/** Whether `DATA_DIR` was restored, and no server has started on it since. */
export async function isFreshlyRestored(dataDir: string): Promise<boolean> {
  return (await readFile(path.join(dataDir, RESTORED)).catch(unlessGone)) !== undefined;
}

/**
 * A restore could not write into the database that it restored: it left a note for the first start, which makes of the
 * copy an installation of its own.
 * @param record in the transaction that does, with the backup's name
 * @returns that name, where this process did it
 */
export async function settleRestore(
  pool: Pool,
  dataDir: string,
  record: (tx: Transaction, backup: string) => Promise<void>,
): Promise<string | undefined> {
  const note = path.join(dataDir, RESTORED);
  const text = await readFile(note, 'utf8').catch(unlessGone);
  if (text === undefined) return undefined;
  const { backup, restoredAt } = JSON.parse(text) as { backup: string; restoredAt: string };
  const name = path.basename(backup);
  const isOurs = await inTransaction(pool, async (tx) => {
    if (!(await renewInstallation(tx, restoredAt))) return false;
    await record(tx, name);
    return true;
  });
  await rm(note, { force: true });
  return isOurs ? name : undefined;
}
