import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { listShownEntries, lockList, readStoredEntries, removeEntries } from './entries.repository.ts';
import { stateOf } from './entry-state.ts';
import { countUsage } from './entry-usage.repository.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/**
 * Erases an entry that nothing ever chose, and logs it (specification/content-management.md#catalogues).
 * @throws Refusal INTROUVABLE; STATUT with a sentence, where a draft or an order has it
 */
export async function deleteEntry(tx: Transaction, list: CatalogueList, id: string): Promise<void> {
  await lockList(tx, list);
  const entry = required((await readStoredEntries(tx, list, [id]))[0]);
  const shown = required((await listShownEntries(tx, list, id))[0]);
  const label = labelOf(list, entry.item);
  const { brouillons, signees } = await countUsage(tx, shown.keys);
  if (brouillons + signees > 0) {
    const users = [
      ...counted(brouillons, 'brouillon', 'brouillons'),
      ...counted(signees, 'commande', 'commandes'),
    ].join(' et ');
    throw new Refusal('STATUT', {
      message: `«\u00a0${label}\u00a0» est dans ${users}\u00a0: ce qui a servi se masque, et ne s’efface pas.`,
    });
  }
  await removeEntries(tx, list, [id]);
  await recordContentChange(tx, {
    area: 'catalogues',
    list,
    entry: id,
    label,
    act: 'suppression',
    before: stateOf(entry),
  });
}
