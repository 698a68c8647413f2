import type { Transaction } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';
import type { ContentChange } from './content-change.ts';
import { insertContentChanges, insertUndoneEntries } from './content-changes.repository.ts';

/**
 * The only way to write the log of content changes (specification/content-management.md#log): call it in the
 * transaction of the change; both commit or neither, and open screens are notified at the commit. The person is that of
 * the current request. Returns the ids of the lines.
 */
export async function recordContentChanges(
  tx: Transaction,
  changes: readonly ContentChange[],
): Promise<number[]> {
  return insertContentChanges(tx, presentOrigin(), changes);
}

/** One change; returns the id of its line. */
export async function recordContentChange(tx: Transaction, change: ContentChange): Promise<number> {
  const [id] = await recordContentChanges(tx, [change]);
  if (id === undefined) throw new Error('the log of content changes returned no line');
  return id;
}

/** Each entry of an import, which the line `undoneBy` has taken back. */
export async function recordUndoneEntries(
  tx: Transaction,
  entries: { importId: number; undoneBy: number },
): Promise<void> {
  await insertUndoneEntries(tx, presentOrigin(), entries);
}
