import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { useNavigate } from '../../../router/context.ts';
import { EntryDialogs } from './EntryDialogs.tsx';
import { EntryRows } from './EntryRows.tsx';
import { EntryTools } from './EntryTools.tsx';
import type { EntryDeed } from './entry-deed.ts';
import {
  type EntryFamily,
  familiesOfList,
  filteredEntries,
  isFiltered,
  NO_FILTERS,
} from './entry-filters.ts';
import { movedTo } from './entry-order.ts';
import { FamilyOrderDialog } from './FamilyOrderDialog.tsx';
import type { CatalogueEntry } from './use-entries.ts';
import { useEntryDeeds } from './use-entry-deeds.ts';
import './EntryLedger.css';

/** Whether a deed opens a dialog; the others are done at once. */
function asks({ act, entry }: EntryDeed): boolean {
  if (act === 'hide') return entry.brouillons > 0;
  return act === 'drafts' || act === 'replace' || act === 'withdraw' || act === 'delete';
}

/** Commands of the rows' menus: executed at once, or the deed whose dialog is open. */
function useAskedDeeds(list: CatalogueList, families: readonly EntryFamily[]) {
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
    void once(() => {
      toast.clear();
      return settle(deed).catch((error: unknown) => void toast({ tone: 'stop', message: messageOf(error) }));
    });
  });
  return { deeds, asked, onDeed, close: () => setAsked(undefined) };
}

interface EntryLedgerProps {
  list: CatalogueList;
  entries: readonly CatalogueEntry[];
}

function NoEntries({
  list,
  filtered,
  onClear,
}: {
  list: CatalogueList;
  filtered: boolean;
  onClear: () => void;
}) {
  const { one, feminine } = ENTRY_LISTS[list].noun;
  const article = feminine ? 'une' : 'un';
  return filtered ? (
    <EmptyState
      title={`${feminine ? 'Aucune' : 'Aucun'} ${one} ne correspond`}
      action={<Button onClick={onClear}>Effacer les filtres</Button>}
    >
      Essayez d’autres mots, ou une autre visibilité.
    </EmptyState>
  ) : (
    <EmptyState title="Cette liste est vide">{`Ajoutez ${article} ${one}, ou importez un fichier.`}</EmptyState>
  );
}

/** The entries of a list by family: found, ordered, hidden, replaced. */
export function EntryLedger({ list, entries }: EntryLedgerProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [ordersFamilies, setOrdersFamilies] = useState(false);
  const settled = useDeferredValue(filters);
  const all = useMemo(() => familiesOfList(list, entries), [list, entries]);
  const { deeds, asked, onDeed, close } = useAskedDeeds(list, all);
  const onDrop = useStableCallback((id: string, ids: string[]) => void deeds.order(id, ids));
  const found = useMemo(() => filteredEntries(list, entries, settled), [list, entries, settled]);
  const families = useMemo(() => familiesOfList(list, found), [list, found]);
  const filtered = isFiltered(settled);
  return (
    <>
      <EntryTools
        list={list}
        families={all}
        filters={filters}
        onChange={setFilters}
        onOrderFamilies={() => setOrdersFamilies(true)}
      />
      {filtered && found.length > 0 && (
        <p className="meta entry-ledger-note">Effacez la recherche et les filtres pour changer l’ordre.</p>
      )}
      {found.length === 0 && (
        <NoEntries list={list} filtered={filtered} onClear={() => setFilters(NO_FILTERS)} />
      )}
      {found.length > 0 && (
        <EntryRows list={list} families={families} orderable={!filtered} onDrop={onDrop} onDeed={onDeed} />
      )}
      <EntryDialogs list={list} entries={entries} deed={asked} deeds={deeds} onClose={close} />
      {ordersFamilies && (
        <FamilyOrderDialog
          list={list}
          families={all}
          deeds={deeds}
          onClose={() => setOrdersFamilies(false)}
        />
      )}
    </>
  );
}
