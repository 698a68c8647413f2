import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { removeUnreferenced } from '../../project/documents/files/remove-unreferenced.ts';
import { eraseEvidence, findDue, findErased } from './retention.repository.ts';

const AT_ONCE = 100;

/** Marks one order as erased, with its line in the log. Returns the hashes of its files; null where nothing was due. */
function markErased(pool: Pool, id: string, months: number): Promise<string[] | null> {
  return inTransaction(pool, async (tx) => {
    if (!(await eraseEvidence(tx, id))) return null;
    const { label, hashes } = (await findErased(tx, id)) ?? { label: '', hashes: [] };
    await recordContentChange(tx, {
      area: 'commandes',
      entry: id,
      label,
      act: 'effacement',
      after: { conservation: months },
    });
    return hashes;
  });
}

/**
 * Destroys signed text, pictures of signatures, order form and evidence of orders that have been finished for longer than
 * the setting says (specification/security.md#retention). One transaction each, resumable at any point: rows first, bytes
 * after the commit. Returns the number of orders.
 */
export async function eraseDueOrders(
  pool: Pool,
  store: FileStore,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let erased = 0;
  let after = '';
  while (!signal.aborted) {
    const months = await readSetting(pool, 'conservation');
    if (months === null) break;
    const due = await findDue(pool, { months, after, limit: AT_ONCE });
    for (const id of due) {
      if (signal.aborted) return erased;
      const hashes = await markErased(pool, id, months);
      if (hashes === null) continue;
      // Files orphaned here by a crash or a backup are deleted with the unreferenced blobs of the next hour.
      await removeUnreferenced(pool, store, hashes);
      erased += 1;
    }
    after = due.at(-1) ?? '';
    if (due.length < AT_ONCE) break;
  }
  return erased;
}
