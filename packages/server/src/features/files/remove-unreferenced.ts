import type { Pool } from 'pg';
import { mayClearFiles } from '../../db/backup/backup-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { lockUnreferenced } from './files.repository.ts';

/** Removes those of these blobs that nothing refers to; none while a backup runs. Returns the number removed. */
export function removeUnreferenced(pool: Pool, store: FileStore, hashes: readonly string[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    if (!(await mayClearFiles(tx))) return 0;
    const unreferenced = await lockUnreferenced(tx, hashes);
    for (const hash of unreferenced) await store.remove(hash);
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
