import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { Button } from '../../../components/Button.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { Select } from '../../../components/Select.tsx';
import { type EntryFamily, type EntryFilters, STATE_WORDS } from './entry-filters.ts';

interface EntryToolsProps {
  list: CatalogueList;
  families: readonly EntryFamily[];
  filters: EntryFilters;
  onChange: (filters: EntryFilters) => void;
  onOrderFamilies: () => void;
}

/** Search, filters, and the order of the families. */
export function EntryTools({ list, families, filters, onChange, onOrderFamilies }: EntryToolsProps) {
  const { family, detail } = ENTRY_LISTS[list];
  const label = list === 'boissons' ? 'Nom ou format' : detail ? 'Nom ou texte' : 'Nom';
  return (
    <div className="entry-ledger-tools">
      <SearchBox
        className="entry-ledger-search"
        label={label}
        value={filters.words}
        onChange={(words) => onChange({ ...filters, words })}
      />
      {family && (
        <Select
          className="entry-ledger-select"
          label={family.label}
          value={filters.family}
          onChange={(chosen) => onChange({ ...filters, family: chosen })}
          options={[
            { value: '', label: list === 'boissons' ? 'Toutes les familles' : `${family.label}\u00a0: tout` },
            ...families.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
      )}
      <Select
        className="entry-ledger-select"
        label="Visibilité"
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
        options={STATE_WORDS}
      />
      {family && families.length > 1 && (
        <Button tone="text" icon={IconArrowsSort} onClick={onOrderFamilies}>
          Ordonner les familles
        </Button>
      )}
    </div>
  );
}
