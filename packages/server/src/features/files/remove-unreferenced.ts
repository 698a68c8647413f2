import type { Pool } from 'pg';
import { mayClearFiles } from '../../db/backup/backup-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { lockUnreferenced } from './files.repository.ts';

/**
 * Removes the bytes that no file names any more, with what was made from them: those of deleted files after 30 days, and
 * those of a sending that ended between its disk and its database. Waits
 * for the next time while a backup runs. Answers how many blobs went.
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
