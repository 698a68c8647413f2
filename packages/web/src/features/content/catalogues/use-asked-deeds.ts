import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import type { EntryDeed } from './entry-deed.ts';
import type { EntryFamily } from './entry-filters.ts';
import { movedTo } from './entry-order.ts';
import { useEntryDeeds } from './use-entry-deeds.ts';

/** Whether a deed opens a dialog; the others are done at once. */
function asks({ act, entry }: EntryDeed): boolean {
  if (act === 'hide') return entry.brouillons > 0;
  return act === 'drafts' || act === 'replace' || act === 'withdraw' || act === 'delete';
}

/** What the menus of the rows ask for: done at once, or the deed whose dialog is open. */
export function useAskedDeeds(list: CatalogueList, families: readonly EntryFamily[]) {
  const deeds = useEntryDeeds(list);
  const toast = useToast();
  const navigate = useNavigate();
  const once = useSingleFlight();
  const [asked, setAsked] = useState<EntryDeed>();

  async function step({ id }: EntryDeed['entry'], by: number) {
    const family = families.find(({ entries }) => entries.some((entry) => entry.id === id));
    const ids = (family?.entries ?? []).map((entry) => entry.id);
    await deeds.order(id, movedTo(ids, id, ids.indexOf(id) + by));
  }

  async function settle({ act, entry }: EntryDeed) {
    if (act === 'up' || act === 'down') await step(entry, act === 'up' ? -1 : 1);
    else if (act === 'show') await deeds.show(entry);
    else if (act === 'hide') await deeds.hide(entry, '');
    else {
      const all = families.flatMap(({ entries }) => entries);
      await navigate({ to: PAGE_PATHS.catalogueEntry(list, await deeds.duplicate(entry, all)) });
    }
  }

  const onDeed = useStableCallback((deed: EntryDeed) => {
    if (asks(deed)) {
      setAsked(deed);
      return;
    }
    void once(() =>
      settle(deed).catch((error: unknown) => toast({ tone: 'stop', message: messageOf(error) })),
    );
  });
  return { deeds, asked, onDeed, close: () => setAsked(undefined) };
}
