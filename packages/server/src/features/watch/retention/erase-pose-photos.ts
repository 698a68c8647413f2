import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { removeUnreferenced } from '../../project/documents/files/remove-unreferenced.ts';
import { erasePhotosOf, findDuePhotos, findErased } from './retention.repository.ts';

const AT_ONCE = 100;

/** Marks the photos of one order as erased, with its line in the log. Returns the hashes of its erased files. */
function markErased(pool: Pool, id: string): Promise<string[]> {
  return inTransaction(pool, async (tx) => {
    const photosPose = await erasePhotosOf(tx, id);
    if (photosPose === 0) return [];
    const { label, hashes } = (await findErased(tx, id)) ?? { label: '', hashes: [] };
    await recordContentChange(tx, {
      area: 'commandes',
      entry: id,
      label,
      act: 'effacement',
      after: { photosPose },
    });
    return hashes;
  });
}

/**
 * Erases photos of poses whose pieces have all been gone for three years (specification/files.md#photos-of-the-pose). One
 * transaction an order, resumable at any point: rows first, bytes after the commit. Idempotent over all processes.
 */
export async function erasePosePhotos(
  pool: Pool,
  store: FileStore,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  let after = '';
  let due: string[];
  do {
    due = await findDuePhotos(pool, { after, limit: AT_ONCE });
    for (const id of due) {
      if (signal.aborted) return;
      await removeUnreferenced(pool, store, await markErased(pool, id));
    }
    after = due.at(-1) ?? '';
  } while (due.length === AT_ONCE);
}
