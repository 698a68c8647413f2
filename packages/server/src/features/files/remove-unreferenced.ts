import type { Pool } from 'pg';
import { mayClearFiles } from '../../db/backup/backup-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { lockUnreferenced } from './files.repository.ts';

/**
 * Removes unreferenced blobs, with files derived from them: those of deleted files after 30 days, and orphans of
 * uploads that crashed before their commit. Skipped while a backup runs. Returns the number removed.
 */
export async function removeUnreferencedBlobs(pool: Pool, store: FileStore): Promise<number> {
  let removed = 0;
  for await (const hashes of store.shards()) {
    await inTransaction(pool, async (tx) => {
      if (!(await mayClearFiles(tx))) return;
      for (const hash of await lockUnreferenced(tx, hashes)) {
        await store.remove(hash);
        removed += 1;
      }
    });
  }
  return removed;
}
