import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { EntryDialogs } from './EntryDialogs.tsx';
import { EntryRows } from './EntryRows.tsx';
import { EntryTools } from './EntryTools.tsx';
import { familiesOfList, filteredEntries, isFiltered, NO_FILTERS } from './entry-filters.ts';
import { FamilyOrderDialog } from './FamilyOrderDialog.tsx';
import { useAskedDeeds } from './use-asked-deeds.ts';
import type { CatalogueEntry } from './use-entries.ts';
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
