import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { csvColumns, readCsvEntry } from '@ardoise/domain/content/catalogue-lists/entry-csv.ts';
import { slugOfItem } from '@ardoise/domain/content/catalogue-lists/entry-problems.ts';
import { labelOf, nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { entryImport } from '@ardoise/domain/content/imports/entry-import.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import { addEntries, type NewEntry } from '../../catalogue-entries/add-entries.ts';
import { changeEntries, type EntryChange as EntryWrite } from '../../catalogue-entries/change-entries.ts';
import {
  listShownEntries,
  lockList,
  readKeys,
  readStoredEntries,
} from '../../catalogue-entries/entries.repository.ts';
import { countDraftsByKey } from '../../catalogue-entries/entry-usage.repository.ts';
import { idsByName, NAMED } from '../../catalogue-entries/same-names.ts';
import type { ImportArea, LineToJudge } from './import-area.ts';
import { judgeEntry } from './judge-entry.ts';

/** Drafts that have chosen each of these entries; those without any are left out. */
async function draftsOf(tx: Transaction, list: CatalogueList, ids: readonly string[]) {
  const byKey = await countDraftsByKey(tx, list);
  const keys = await readKeys(tx, list, ids);
  return new Map(
    keys.map((entry) => [entry.id, entry.keys.reduce((sum, key) => sum + (byKey.get(key) ?? 0), 0)]),
  );
}

/** The key of a line: its id; without one that of the entry of its name, or of a new one. */
async function keysOf(db: Parameters<ImportArea['keysOf']>[0], list: CatalogueList) {
  const entries = await listShownEntries(db, list);
  const bySlug = new Map(
    entries.map(({ id, item }) => [slugOfItem(list, item), id]).reverse() as [string, string][],
  );
  return (values: Record<string, string>) => {
    const { id, item } = readCsvEntry(list, values).entry;
    if (id !== '' || nameOf(list, item) === '') return id;
    const slug = slugOfItem(list, item);
    return bySlug.get(slug) ?? slug;
  };
}

function takeName(list: CatalogueList, names: Map<string, string>, { item }: NewEntry, key: string): void {
  if (NAMED.includes(list)) names.set(nameOf(list, item), key);
}

/** Imports of a reference list, with their pictures (specification/content-management.md#imports). */
export function catalogueArea(list: CatalogueList): ImportArea {
  return {
    subject: entryImport(list),
    nameOf: (values) => labelOf(list, readCsvEntry(list, values).entry.item),
    keysOf: (db) => keysOf(db, list),
    async judge(tx, lines: readonly LineToJudge[], { forUpdate, pictures }) {
      if (forUpdate) await lockList(tx, list);
      const keys = lines.map(({ key }) => key);
      const stored = new Map((await readStoredEntries(tx, list, keys)).map((entry) => [entry.id, entry]));
      const drafts = forUpdate ? new Map<string, number>() : await draftsOf(tx, list, keys);
      const names = await idsByName(tx, list);
      return lines.map((line) => {
        const before = stored.get(line.key);
        const verdict = judgeEntry(list, line, {
          before,
          drafts: drafts.get(line.key) ?? 0,
          pictures,
          names,
        });
        // Two lines of one file may not take one name either.
        if (verdict.after !== undefined) takeName(list, names, verdict.after as NewEntry, line.key);
        return verdict;
      });
    },
    async write(tx, changes, { importId }) {
      const added = changes.filter(({ before }) => before === null);
      await addEntries(
        tx,
        list,
        added.map(({ after }) => after as NewEntry),
        { importId },
      );
      const written = (hidden: boolean) =>
        changes
          .filter(({ before, effect }) => before !== null && (effect === 'masquee') === hidden)
          .map(({ entry, after }) => ({ ...(after as Omit<EntryWrite, 'id'>), id: entry }));
      await changeEntries(tx, list, written(false), { importId });
      await changeEntries(tx, list, written(true), { importId, act: 'masquage' });
    },
    visibleKeys: async (db) =>
      (await listShownEntries(db, list)).filter(({ visible }) => visible).map(({ id }) => id),
    async *exported(db) {
      const columns = csvColumns(list);
      yield (await listShownEntries(db, list)).map((entry) =>
        Object.fromEntries(columns.map(({ header, write }) => [header, write(entry)])),
      );
    },
  };
}
