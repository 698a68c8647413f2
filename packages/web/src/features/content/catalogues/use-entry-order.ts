import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { familyOf, labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';
import { nextOf, positionWords, withOrder } from './entry-order.ts';
import { entriesKey } from './use-entries.ts';

type Listed = ReplyOf<typeof calls.listEntries>;

/** Saves an entry's new place in its family: shown at once, put back where it could not be saved. */
export function useEntryOrder(list: CatalogueList) {
  const cache = useQueryClient();
  const toast = useToast();

  return async function order(id: string, ids: string[], isBack = false): Promise<void> {
    const key = entriesKey(list);
    const before = cache.getQueryData<Listed>(key);
    const entry = before?.entrees.find((one) => one.id === id);
    if (before === undefined || entry === undefined) return;
    const family = familyOf(list, entry.item);
    const former = before.entrees.filter((one) => familyOf(list, one.item) === family).map((one) => one.id);
    cache.setQueryData<Listed>(key, { entrees: withOrder(before.entrees, ids) });
    try {
      await request(calls.orderEntry, { params: { list }, body: { id, avant: nextOf(ids, id) } });
    } catch (error) {
      cache.setQueryData(key, before);
      toast({ tone: 'stop', message: messageOf(error) });
      return;
    }
    if (isBack) return;
    toast({
      message: `«\u00a0${labelOf(list, entry.item)}\u00a0»\u00a0: ${positionWords(ids.indexOf(id), ids.length)}.`,
      action: { label: 'Rétablir', onPress: () => order(id, former, true) },
    });
  };
}
