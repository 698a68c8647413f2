import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { EntryDialogs } from './EntryDialogs.tsx';
import { EntryFamilyRows } from './EntryFamilyRows.tsx';
import { EntryTools } from './EntryTools.tsx';
import type { EntryDeed } from './entry-deed.ts';
import { familiesOfList, filteredEntries, isFiltered, NO_FILTERS } from './entry-filters.ts';
import { FamilyOrderDialog } from './FamilyOrderDialog.tsx';
import type { CatalogueEntry } from './use-entries.ts';
import { useEntryDeeds } from './use-entry-deeds.ts';
import { useRowsShown } from './use-rows-shown.ts';
import './EntryLedger.css';

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

/** What is done at once is done here; the rest opens its dialog. */
function useDeeds(list: CatalogueList) {
  const deeds = useEntryDeeds(list);
  const toast = useToast();
  const navigate = useNavigate();
  const once = useSingleFlight();
  const [asked, setAsked] = useState<EntryDeed>();
  const onDeed = useStableCallback((deed: EntryDeed) => {
    const { act, entry } = deed;
    const atOnce = act === 'show' || act === 'duplicate' || (act === 'hide' && entry.brouillons === 0);
    if (!atOnce) {
      setAsked(deed);
      return;
    }
    void once(async () => {
      try {
        if (act === 'show') await deeds.show(entry);
        else if (act === 'hide') await deeds.hide(entry, '');
        else await navigate({ to: PAGE_PATHS.catalogueEntry(list, await deeds.duplicate(entry)) });
      } catch (error) {
        toast({ tone: 'stop', message: messageOf(error) });
      }
    });
  });
  return { deeds, asked, onDeed, close: () => setAsked(undefined) };
}

/** The entries of a list by family: found, ordered, hidden, replaced. */
export function EntryLedger({ list, entries }: EntryLedgerProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [ordersFamilies, setOrdersFamilies] = useState(false);
  const { deeds, asked, onDeed, close } = useDeeds(list);
  const onDrop = useStableCallback((id: string, ids: string[]) => void deeds.order(id, ids));
  const settled = useDeferredValue(filters);
  const all = useMemo(() => familiesOfList(list, entries), [list, entries]);
  const found = useMemo(() => filteredEntries(list, entries, settled), [list, entries, settled]);
  const families = useMemo(() => familiesOfList(list, found), [list, found]);
  const { shown, missing, rest } = useRowsShown(found.length);
  const filtered = isFiltered(settled);
  let room = shown;
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
      {families.map((family) => {
        const count = Math.min(Math.max(room, 0), family.entries.length);
        room -= family.entries.length;
        return count === 0 ? null : (
          <EntryFamilyRows
            key={family.name}
            list={list}
            family={family}
            shown={count}
            orderable={!filtered}
            onDrop={onDrop}
            onDeed={onDeed}
          />
        );
      })}
      <div ref={rest} style={{ height: `${missing * 68}px` }} />
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
