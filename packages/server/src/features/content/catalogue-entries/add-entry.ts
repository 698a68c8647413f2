import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { addEntries, type NewEntry } from './add-entries.ts';
import { findByCreationKey, lockList } from './entries.repository.ts';
import { refuseSameNames } from './same-names.ts';

/**
 * Adds one entry and returns its id. Idempotent by `key`, also for concurrent requests: a retry returns the id of the
 * entry that the first one added, whatever it carries itself.
 * @throws Refusal VALIDATION, with `champs` at the paths of the item
 */
export async function addEntry(
  pool: Pool,
  list: CatalogueList,
  entry: NewEntry,
  key: string | undefined,
): Promise<string> {
  return inTransaction(pool, async (tx) => {
    await lockList(tx, list);
    const present = key === undefined ? null : await findByCreationKey(tx, list, key);
    if (present !== null) return present;
    const [id = ''] = await addEntries(tx, list, [{ ...entry, creationKey: key }]);
    await refuseSameNames(tx, list, [id]);
    return id;
  });
}
