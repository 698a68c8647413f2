import type { Pool } from 'pg';
import { mayClearFiles } from '../../../../db/backup/backup-lock.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { findUnreferenced, lockUnreferenced } from './files.repository.ts';

/** Batch size: transactions that record a file wait for the lock of a batch. */
const AT_ONCE = 20;

/** Removes those of these blobs that nothing refers to; none while a backup runs. Returns the number removed. */
export async function removeUnreferenced(
  pool: Pool,
  store: FileStore,
  hashes: readonly string[],
): Promise<number> {
  const found = await findUnreferenced(pool, hashes);
  let removed = 0;
  for (let from = 0; from < found.length; from += AT_ONCE)
    removed += await removeFew(pool, store, found.slice(from, from + AT_ONCE));
  return removed;
}

function removeFew(pool: Pool, store: FileStore, hashes: readonly string[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    if (!(await mayClearFiles(tx))) return 0;
    const unreferenced = await lockUnreferenced(tx, hashes);
    await Promise.all(unreferenced.map((hash) => store.remove(hash)));
    return unreferenced.length;
  });
}

/**
 * Removes unreferenced blobs, with files derived from them: those of deleted files after 30 days, and orphans of
 * uploads that crashed before their commit. Skipped while a backup runs. Returns the number removed.
 */
export async function removeUnreferencedBlobs(pool: Pool, store: FileStore): Promise<number> {
  let removed = 0;
  for await (const hashes of store.pages()) removed += await removeUnreferenced(pool, store, hashes);
  return removed;
}
