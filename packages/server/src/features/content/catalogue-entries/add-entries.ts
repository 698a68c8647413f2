import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { slugOfItem } from '@ardoise/domain/content/catalogue-lists/entry-problems.ts';
import { familyOf, labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { NEW_ENTRY } from '@ardoise/domain/rules/page-paths.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChanges } from '../../base/content-log/record-content-change.ts';
import { checkedItem } from './change-entries.ts';
import { insertEntries, lockList, readStoredEntries, writeOrder } from './entries.repository.ts';
import { type StoredEntry, stateOf, type WrittenEntry } from './entry-state.ts';
import { placedInOrder } from './list-order.ts';

export interface NewEntry extends WrittenEntry {
  /** An id of its own, for one that is restored or imported with it; else the slug of its name. */
  id?: string;
  retiree?: boolean;
  /** Before this entry; null or without: at the end of its family. */
  avant?: string | null;
  /** Idempotency key of the request that adds it alone. */
  creationKey?: string | undefined;
}

/** Addresses beside those of entries. */
const RESERVED = ['ordre', 'familles', 'export', 'images', 'import', NEW_ENTRY];

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/**
 * Adds entries to a list, in the transaction of the caller, and logs them. Returns their ids, in the same order.
 * @throws Refusal VALIDATION, with `champs` at the paths of the item
 */
export async function addEntries(
  tx: Transaction,
  list: CatalogueList,
  entries: readonly NewEntry[],
  { importId, logged = true }: { importId?: number; logged?: boolean } = {},
): Promise<string[]> {
  if (entries.length === 0) return [];
  await lockList(tx, list);
  const present = await readStoredEntries(tx, list);
  const taken = new Set([...present.map(({ id }) => id), ...RESERVED]);
  const added = entries.map((entry) => {
    const id = entry.id ?? freeId(slugOfItem(list, entry.item), taken);
    const { visible, du, au, retiree = false, avant = null, creationKey } = entry;
    return { id, item: checkedItem(list, id, entry, 0), visible, du, au, retiree, avant, creationKey };
  });
  await insertEntries(tx, list, added);
  const order = placedInOrder(
    present.map(({ id, item }) => ({ id, family: familyOf(list, item) })),
    added.map(({ id, item, avant }) => ({ id, family: familyOf(list, item), avant })),
  );
  await writeOrder(tx, list, order);
  if (logged)
    await recordAdded(
      tx,
      list,
      added.map(({ id }) => id),
      importId,
    );
  return added.map(({ id }) => id);
}

async function recordAdded(
  tx: Transaction,
  list: CatalogueList,
  ids: readonly string[],
  importId: number | undefined,
): Promise<void> {
  const stored: StoredEntry[] = await readStoredEntries(tx, list, ids);
  await recordContentChanges(
    tx,
    stored.map((entry) => ({
      area: 'catalogues',
      list,
      entry: entry.id,
      label: labelOf(list, entry.item),
      act: 'ajout',
      after: stateOf(entry),
      ...(importId === undefined ? {} : { importId }),
    })),
  );
}
