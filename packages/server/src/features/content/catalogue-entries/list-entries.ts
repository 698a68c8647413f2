import { required } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import {
  countEntries,
  listShownEntries,
  readKeys,
  readPictures,
  type ShownEntry,
} from './entries.repository.ts';
import { countDrafts, countDraftsByKey, countUsage, listDraftsOf } from './entry-usage.repository.ts';

/** Drafts listed at once. */
const MOST_DRAFTS = 200;

function etatOf({ visible, retiree, du, au }: ShownEntry, today: string): calls.EntryState {
  if (retiree) return 'retiree';
  if (!visible) return 'masquee';
  if (du !== null && du > today) return 'programmee';
  return au !== null && au < today ? 'passee' : 'visible';
}

function present(entry: ShownEntry, brouillons: number, today: string): calls.CatalogueEntry {
  const { keys: _keys, t, qui, ...shown } = entry;
  return {
    ...shown,
    item: { ...shown.item },
    etat: etatOf(entry, today),
    brouillons,
    modifie: t === null ? null : { t, qui },
  };
}

/** The entries of a list in their order, each with its drafts. */
export async function listEntries(db: Db, list: CatalogueList): Promise<ReplyOf<typeof calls.listEntries>> {
  const drafts = await countDraftsByKey(db, list);
  const today = parisDay(new Date());
  const entries = await listShownEntries(db, list);
  return {
    entrees: entries.map((entry) =>
      present(
        entry,
        entry.keys.reduce((sum, key) => sum + (drafts.get(key) ?? 0), 0),
        today,
      ),
    ),
  };
}

/** One entry. @throws Refusal INTROUVABLE */
export async function showEntry(db: Db, list: CatalogueList, id: string): Promise<calls.CatalogueEntry> {
  const entry = required((await listShownEntries(db, list, id))[0]);
  return present(entry, await countDrafts(db, entry.keys), parisDay(new Date()));
}

/** One entry with its usage. @throws Refusal INTROUVABLE */
export async function readEntry(
  db: Db,
  list: CatalogueList,
  id: string,
): Promise<ReplyOf<typeof calls.readEntry>> {
  const entry = required((await listShownEntries(db, list, id))[0]);
  const usage = await countUsage(db, entry.keys);
  return { ...present(entry, usage.brouillons, parisDay(new Date())), usage };
}

/** The drafts that have chosen an entry. @throws Refusal INTROUVABLE */
export async function listEntryDrafts(
  db: Db,
  list: CatalogueList,
  id: string,
): Promise<ReplyOf<typeof calls.listEntryDrafts>> {
  const entry = required((await readKeys(db, list, [id]))[0]);
  const nameOf = await displayNames(db);
  const drafts = await listDraftsOf(db, entry.keys);
  return {
    brouillons: drafts.slice(0, MOST_DRAFTS).map(({ name_projet: nom, dc, ...draft }) => ({
      ...draft,
      nom,
      dc: nameOf(dc),
    })),
  };
}

/** Every list with its figures. */
export async function listCatalogues(db: Db): Promise<ReplyOf<typeof calls.listCatalogues>> {
  const figures = new Map((await countEntries(db)).map((counted) => [counted.liste, counted]));
  const listes = [];
  for (const liste of ENTRY_LIST_NAMES) {
    const { visibles = 0, masquees = 0, programmees = 0 } = figures.get(liste) ?? {};
    const path = ENTRY_LISTS[liste].pictures[0]?.path;
    const pictures = path === undefined ? { sansImage: 0, apercus: [] } : await readPictures(db, liste, path);
    listes.push({ liste, visibles, masquees, programmees, ...pictures });
  }
  return { listes };
}
