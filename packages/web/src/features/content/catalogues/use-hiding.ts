import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';
import { takeBack } from '../take-back.ts';
import { entrySaid, keptWords } from './entry-filters.ts';
import type { CatalogueEntry } from './use-entries.ts';

/** Shows, hides and withdraws entries; each says what it did, with its way back. */
export function useHiding(list: CatalogueList) {
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
