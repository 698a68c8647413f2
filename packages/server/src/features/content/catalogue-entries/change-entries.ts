import { isDeepStrictEqual } from 'node:util';
import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { CATALOGUE_LISTS, type CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { entryProblems, preparedItem } from '@ardoise/domain/content/catalogue-lists/entry-problems.ts';
import { labelOf, nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { withSizeInWords } from '@ardoise/domain/content/catalogue-lists/format-size.ts';
import type { ContentAct } from '@ardoise/domain/content/content-log.ts';
import { keyByName, keysOf } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChanges } from '../../base/content-log/record-content-change.ts';
import { lockList, readStoredEntries, updateEntries } from './entries.repository.ts';
import { type StoredEntry, stateOf, type WrittenEntry } from './entry-state.ts';
import { followEntries } from './follow-entries.ts';
import { placeInNewFamilies } from './place-in-families.ts';
import { NAMED } from './same-names.ts';

/** A change of one entry; without `version` it is written whatever its version is now. */
export interface EntryChange extends WrittenEntry {
  id: string;
  version?: number;
  retiree?: boolean;
}

export interface ChangeOptions {
  /** The line of the import that the changes are part of. */
  importId?: number;
  /** What is logged, if not what follows from the change: 'modification', or 'masquage' and 'affichage' alone. */
  act?: ContentAct;
}

export const END_TOO_EARLY = 'La fin est avant le début.';

/**
 * The stored form of a submitted entry: texts trimmed, unknown fields dropped, derived fields computed.
 * @throws Refusal VALIDATION, with `champs` at the paths of the item, and of `du` and `au`
 */
export function checkedItem(list: CatalogueList, id: string, written: WrittenEntry, rank: number): EntryItem {
  const item = withSizeInWords(list, preparedItem(list, id, written.item, rank));
  const champs = entryProblems(list, item);
  const { du, au } = written;
  if (du !== null && au !== null && au < du) champs.push({ chemin: 'au', message: END_TOO_EARLY });
  if (champs.length > 0) throw new Refusal('VALIDATION', { champs });
  return CATALOGUE_LISTS[list].parse(item) as EntryItem;
}

function actOf(before: StoredEntry, after: StoredEntry): ContentAct {
  const shown = { ...stateOf(after), visible: before.visible, retiree: before.retiree };
  if (!isDeepStrictEqual(stateOf(before), shown)) return 'modification';
  return after.visible ? 'affichage' : 'masquage';
}

function changed(before: StoredEntry, change: EntryChange): StoredEntry {
  const { list, id } = before;
  const rank = Number(before.item.weight_children ?? 0);
  const item = checkedItem(list, id, change, rank);
  const former = keyByName(list, nameOf(list, before.item));
  const renamed = NAMED.includes(list) && nameOf(list, item) !== nameOf(list, before.item);
  return {
    ...before,
    item,
    visible: change.visible,
    du: change.du,
    au: change.au,
    retiree: change.retiree ?? (before.retiree && !change.visible),
    formerKeys: renamed ? [...new Set([...before.formerKeys, former])] : before.formerKeys,
  };
}

/** The stored entries of these ids. @throws Refusal INTROUVABLE, VERSION with the ids of the stale in `etat` */
function matched(
  stored: readonly StoredEntry[],
  changes: readonly EntryChange[],
): { before: StoredEntry; change: EntryChange }[] {
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  return changes.map((change) => {
    const before = required(byId.get(change.id));
    if (change.version !== undefined && change.version !== before.version)
      throw new Refusal('VERSION', {
        message: 'Cette fiche a été modifiée entre-temps par une autre personne.',
      });
    return { before, change };
  });
}

interface ChangedEntry {
  before: StoredEntry;
  after: StoredEntry;
}

/**
 * Writes entries of a list over what they are, in the transaction of the caller, and lets drafts follow; logs nothing.
 * Returns the pairs, those that did not differ included.
 * @throws Refusal INTROUVABLE, VERSION, VALIDATION
 */
export async function writeChanges(
  tx: Transaction,
  list: CatalogueList,
  changes: readonly EntryChange[],
): Promise<ChangedEntry[]> {
  await lockList(tx, list);
  const stored = await readStoredEntries(
    tx,
    list,
    changes.map(({ id }) => id),
  );
  const pairs = matched(stored, changes).map(({ before, change }) => ({
    before,
    after: changed(before, change),
  }));
  const different = pairs.filter(isDifferent);
  if (different.length === 0) return pairs;
  await updateEntries(
    tx,
    list,
    different.map(({ after }) => after),
  );
  await followChanged(tx, list, different);
  const next = await placeInNewFamilies(tx, list, different);
  return pairs.map(({ before, after }) => ({
    before,
    after: next.has(after.id) ? { ...after, avant: next.get(after.id) ?? null } : after,
  }));
}

function isDifferent({ before, after }: ChangedEntry): boolean {
  return !isDeepStrictEqual(stateOf(before), stateOf(after));
}

/**
 * Changes entries of a list, in the transaction of the caller: checks all, writes and logs those that differ, and lets
 * drafts follow. Returns the ids of those that differ.
 * @throws Refusal INTROUVABLE, VERSION, VALIDATION
 */
export async function changeEntries(
  tx: Transaction,
  list: CatalogueList,
  changes: readonly EntryChange[],
  { importId, act }: ChangeOptions = {},
): Promise<string[]> {
  const different = (await writeChanges(tx, list, changes)).filter(isDifferent);
  await recordContentChanges(
    tx,
    different.map(({ before, after }) => ({
      area: 'catalogues',
      list,
      entry: after.id,
      label: labelOf(list, after.item),
      act: act ?? actOf(before, after),
      before: stateOf(before),
      after: stateOf(after),
      ...(importId === undefined ? {} : { importId }),
    })),
  );
  return different.map(({ after }) => after.id);
}

const asNamed = ({ id, item }: StoredEntry) => ({ ...item, id });

/** Lets drafts follow those whose words or picture changed, or that were withdrawn or are no longer. */
async function followChanged(
  tx: Transaction,
  list: CatalogueList,
  different: readonly ChangedEntry[],
): Promise<void> {
  const followed = different.filter(
    ({ before, after }) => before.retiree !== after.retiree || !isDeepStrictEqual(before.item, after.item),
  );
  const successors = followed.flatMap(({ before, after }) =>
    keysOf(list, asNamed(before)).map((key) => [key, { list, item: asNamed(after) }] as const),
  );
  await followEntries(
    tx,
    successors.map(([key]) => key),
    new Map(successors),
  );
}
