import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { keysOf } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { writeChanges } from './change-entries.ts';
import { lockList, readStoredEntries } from './entries.repository.ts';
import { isOffered, type StoredEntry, stateOf } from './entry-state.ts';
import { followEntries } from './follow-entries.ts';

function refuseReplacement(list: CatalogueList, id: string, other: StoredEntry): void {
  if (other.id !== id && isOffered(other, parisDay(new Date()))) return;
  const message =
    other.id === id
      ? 'Choisissez une autre fiche pour la remplacer.'
      : `«\u00a0${labelOf(list, other.item)}\u00a0» n’est pas visible aujourd’hui\u00a0: elle ne peut pas remplacer.`;
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'par', message }] });
}

/**
 * Replaces an entry in the drafts that chose it, and hides it; logged with the other's name as the reason.
 * Returns the number of drafts.
 * @throws Refusal INTROUVABLE, VERSION, VALIDATION where the other is itself or is not offered
 */
export async function replaceEntry(
  pool: Pool,
  list: CatalogueList,
  id: string,
  { version, par }: { version: number; par: string },
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    await lockList(tx, list);
    const entry = required((await readStoredEntries(tx, list, [id]))[0]);
    const other = required((await readStoredEntries(tx, list, [par]))[0]);
    refuseReplacement(list, id, other);
    const { item, du, au } = entry;
    const [hidden] = await writeChanges(tx, list, [{ id, version, item, visible: false, du, au }]);
    const successor = { list, item: { ...other.item, id: par } };
    const keys = keysOf(list, { ...item, id });
    const drafts = await followEntries(tx, keys, new Map(keys.map((key) => [key, successor])));
    // Of one that is hidden already, only the drafts change: that is a change all the same.
    await recordContentChange(tx, {
      area: 'catalogues',
      list,
      entry: id,
      label: labelOf(list, item),
      act: 'remplacement',
      before: stateOf(entry),
      after: stateOf(hidden?.after ?? entry),
      reason: labelOf(list, other.item),
    });
    return drafts;
  });
}
