import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { familyOf, labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { newObjectId } from '../../../api/object-id.ts';
import { request } from '../../../api/request.ts';
import { counted } from '../../../components/format-number.ts';
import { useToast } from '../../../components/Toast.tsx';
import { takeBack } from '../take-back.ts';
import { copiedItem } from './copied-item.ts';
import { entrySaid, keptWords } from './entry-filters.ts';
import { nextOf, positionWords, withOrder } from './entry-order.ts';
import { type CatalogueEntry, entriesKey } from './use-entries.ts';

/** Shows, hides and withdraws entries; each says what it did, with its way back. */
function useHiding(list: CatalogueList) {
  const cache = useQueryClient();
  const toast = useToast();
  const refresh = () => cache.invalidateQueries({ queryKey: ['content', 'catalogues'] });

  // What it was is in the log: hidden before it was withdrawn, withdrawn before it was shown.
  const say = (message: string, changed: CatalogueEntry) =>
    toast({
      message,
      action: { label: 'Rétablir', onPress: () => takeBack(list, changed).then(refresh) },
    });

  async function show(entry: CatalogueEntry) {
    const { id, version, item, du, au } = entry;
    const body = { version, item, visible: true, du, au };
    const changed = await request(calls.changeEntry, { params: { list, id }, body });
    await refresh();
    say(entrySaid(list, entry, 'visible'), changed);
  }

  async function hide(entry: CatalogueEntry, mot: string) {
    const { id, version, brouillons } = entry;
    const changed = await request(calls.hideEntry, { params: { list, id }, body: { version, mot } });
    await refresh();
    const kept = brouillons === 0 ? '' : ` ${keptWords(list, brouillons)}.`;
    say(`${entrySaid(list, entry, 'masquée')}${kept}`, changed);
  }

  async function withdraw(entry: CatalogueEntry, mot: string) {
    const { id, version } = entry;
    const body = { version, prevenir: mot.trim() !== '', mot };
    const changed = await request(calls.withdrawEntry, { params: { list, id }, body });
    await refresh();
    say(entrySaid(list, entry, 'retirée'), changed);
  }

  return { show, hide, withdraw };
}

type Listed = ReplyOf<typeof calls.listEntries>;

/** Saves an entry's new place in its family: optimistic update, rolled back on failure. */
function useEntryOrder(list: CatalogueList) {
  const cache = useQueryClient();
  const toast = useToast();

  return async function order(id: string, ids: string[], isBack = false): Promise<void> {
    const key = entriesKey(list);
    const before = cache.getQueryData<Listed>(key);
    const entry = before?.entrees.find((one) => one.id === id);
    if (before === undefined || entry === undefined) return;
    toast.clear();
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

  // One idempotency key for each copy, until its reply.
  const copies = useRef(new Map<string, string>());

  async function duplicate(entry: CatalogueEntry, entries: readonly CatalogueEntry[]) {
    const { du, au } = entry;
    const item = copiedItem(list, entry, entries);
    const $oid = copies.current.get(entry.id) ?? newObjectId();
    copies.current.set(entry.id, $oid);
    const body = { item, visible: false, du, au, _id: { $oid } };
    const copy = await request(calls.addEntry, { params: { list }, body });
    copies.current.delete(entry.id);
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
