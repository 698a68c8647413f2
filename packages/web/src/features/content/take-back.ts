import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { type CatalogueEntry, readEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { showToast } from '../../components/toast-store.ts';

async function undo(list: CatalogueList, { id, version, item }: CatalogueEntry): Promise<void> {
  const present = await request(readEntry, { params: { list, id } });
  if (present.version !== version)
    throw new Error(
      `«\u00a0${labelOf(list, item)}\u00a0» a été modifié depuis\u00a0: ce changement ne peut plus être rétabli.`,
    );
  const { changements } = await request(listContentChanges, {
    query: { zone: 'catalogues', liste: list, entree: id },
  });
  // A move is no version.
  const own = changements.find(({ acte }) => acte !== 'ordre');
  if (own !== undefined) await request(undoContentChange, { params: { id: own.id } });
}

/** Undoes the change that made this version of an entry; displays why if it is impossible. */
export async function takeBack(list: CatalogueList, saved: CatalogueEntry): Promise<void> {
  try {
    await undo(list, saved);
  } catch (error) {
    showToast({ tone: 'stop', act: saved.id, message: messageOf(error) });
  }
}
