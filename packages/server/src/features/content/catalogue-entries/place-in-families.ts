import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { familyOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { readStoredEntries, writeOrder } from './entries.repository.ts';
import type { StoredEntry } from './entry-state.ts';
import { rejoined } from './list-order.ts';

/** Moves entries of a new family to its end, as added ones; returns what follows each of them now. */
export async function placeInNewFamilies(
  tx: Transaction,
  list: CatalogueList,
  different: readonly { before: StoredEntry; after: StoredEntry }[],
): Promise<ReadonlyMap<string, string | null>> {
  const moved = different
    .filter(({ before, after }) => familyOf(list, before.item) !== familyOf(list, after.item))
    .map(({ after }) => after.id);
  if (moved.length === 0) return new Map();
  const entries = await readStoredEntries(tx, list);
  await writeOrder(
    tx,
    list,
    rejoined(
      entries.map(({ id, item }) => ({ id, family: familyOf(list, item) })),
      moved,
    ),
  );
  return new Map((await readStoredEntries(tx, list, moved)).map(({ id, avant }) => [id, avant]));
}
