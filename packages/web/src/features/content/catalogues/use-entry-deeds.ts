import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { counted } from '../../../components/format-number.ts';
import { useToast } from '../../../components/Toast.tsx';
import { copiedItem } from './copied-item.ts';
import { entrySaid } from './entry-filters.ts';
import type { CatalogueEntry } from './use-entries.ts';
import { useEntryOrder } from './use-entry-order.ts';
import { useHiding } from './use-hiding.ts';

/** What the list page does with its entries. */
export function useEntryDeeds(list: CatalogueList) {
  const cache = useQueryClient();
  const toast = useToast();
  const refresh = () => cache.invalidateQueries({ queryKey: ['content', 'catalogues'] });

  async function replace(entry: CatalogueEntry, par: string) {
    const params = { list, id: entry.id };
    const { brouillons } = await request(calls.replaceEntry, {
      params,
      body: { version: entry.version, par },
    });
    await refresh();
    const change = counted(brouillons, 'brouillon change', 'brouillons changent');
    toast({ message: `${entrySaid(list, entry, 'masquée')} ${change} de choix.` });
  }

  async function duplicate(entry: CatalogueEntry, entries: readonly CatalogueEntry[]) {
    const { du, au } = entry;
    const item = copiedItem(list, entry, entries);
    const copy = await request(calls.addEntry, { params: { list }, body: { item, visible: false, du, au } });
    await refresh();
    return copy.id;
  }

  async function remove(entry: CatalogueEntry) {
    await request(calls.deleteEntry, { params: { list, id: entry.id } });
    await refresh();
    toast({ message: entrySaid(list, entry, 'supprimée') });
  }

  async function orderFamily(famille: string, avant: string | null) {
    await request(calls.orderFamily, { params: { list }, body: { famille, avant } });
    await refresh();
  }

  return { ...useHiding(list), replace, duplicate, remove, order: useEntryOrder(list), orderFamily };
}

export type EntryDeeds = ReturnType<typeof useEntryDeeds>;
