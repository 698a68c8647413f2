import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { keysOf } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { changeEntries } from './change-entries.ts';
import { listShownEntries } from './entries.repository.ts';
import { followEntries } from './follow-entries.ts';

/**
 * Gives the drafts that chose an entry another one instead, and hides it. Returns the number of drafts.
 * @throws Refusal INTROUVABLE, VERSION, VALIDATION where the other is itself or is not offered
 */
export async function replaceEntry(
  pool: Pool,
  list: CatalogueList,
  id: string,
  { version, par }: { version: number; par: string },
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const [entry] = await listShownEntries(tx, list, id);
    const [other] = await listShownEntries(tx, list, par);
    if (entry === undefined || other === undefined) throw new Refusal('INTROUVABLE');
    if (par === id || !other.visible || other.retiree) {
      const message =
        par === id
          ? 'Choisissez une autre fiche pour la remplacer.'
          : `«\u00a0${labelOf(list, other.item)}\u00a0» n’est pas visible\u00a0: elle ne peut pas remplacer.`;
      throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'par', message }] });
    }
    const { item, du, au } = entry;
    await changeEntries(tx, list, [{ id, version, item, visible: false, du, au }], { act: 'remplacement' });
    const successor = { list, item: { ...other.item, id: par } };
    const keys = keysOf(list, { ...item, id });
    return followEntries(tx, keys, new Map(keys.map((key) => [key, successor])));
  });
}
