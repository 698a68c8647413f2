import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { addEntries } from './add-entries.ts';
import { writeChanges } from './change-entries.ts';
import { lockList, readKeys, readStoredEntries, removeEntries } from './entries.repository.ts';
import type { EntryState } from './entry-state.ts';
import { listUsedKeys } from './entry-usage.repository.ts';
import { orderEntry, writeFamilies } from './order-entries.ts';
import { refuseSameNames } from './same-names.ts';

/** A line of the log (features/content/content-undo). */
interface RestoredChange {
  list: string;
  entry: string;
  before: unknown;
  after: unknown;
}

/** Entries that a change created: removed, or hidden where something has chosen them since. Returns how many are hidden. */
async function removeCreated(tx: Transaction, list: CatalogueList, ids: readonly string[]): Promise<number> {
  const keys = await readKeys(tx, list, ids);
  const used = await listUsedKeys(
    tx,
    keys.flatMap((entry) => entry.keys),
  );
  const chosen = keys.filter((entry) => entry.keys.some((key) => used.has(key))).map(({ id }) => id);
  await removeEntries(
    tx,
    list,
    ids.filter((id) => !chosen.includes(id)),
  );
  const kept = chosen.length === 0 ? [] : await readStoredEntries(tx, list, chosen);
  await writeChanges(
    tx,
    list,
    kept.map(({ version: _version, ...entry }) => ({ ...entry, visible: false })),
  );
  return kept.length;
}

/** Entries that were there before: written back, at their place where the change moved or erased them. */
async function restoreKnown(
  tx: Transaction,
  list: CatalogueList,
  changes: readonly RestoredChange[],
): Promise<void> {
  const states = changes.map(({ entry, before, after }) => ({
    id: entry,
    before: before as EntryState,
    avant: (after as EntryState | null)?.avant,
  }));
  const present = new Set(
    (
      await readKeys(
        tx,
        list,
        states.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const erased = states.filter(({ id }) => !present.has(id));
  await addEntries(
    tx,
    list,
    erased.map(({ id, before }) => ({ ...before, id })),
    { logged: false },
  );
  const changed = states.filter(({ id }) => present.has(id));
  await writeChanges(
    tx,
    list,
    changed.map(({ id, before }) => ({ ...before, id })),
  );
  for (const { id, before, avant } of changed)
    if (before.avant !== avant) await orderEntry(tx, list, id, before.avant, { logged: false });
}

/**
 * Writes back what entries of a list were, or the order of its families (features/content/content-undo). Returns how many
 * that the changes created stay, hidden.
 */
export async function restoreEntries(tx: Transaction, changes: readonly RestoredChange[]): Promise<number> {
  const [first] = changes;
  if (first === undefined) return 0;
  const list = first.list as CatalogueList;
  await lockList(tx, list);
  if (first.entry === '') {
    await writeFamilies(tx, list, (first.before as { familles: string[] }).familles);
    return 0;
  }
  const created = changes.filter(({ before }) => before === null).map(({ entry }) => entry);
  const kept = created.length > 0 ? await removeCreated(tx, list, created) : 0;
  const known = changes.filter(({ before }) => before !== null);
  if (known.length > 0) await restoreKnown(tx, list, known);
  await refuseSameNames(
    tx,
    list,
    known.map(({ entry }) => entry),
  );
  return kept;
}
