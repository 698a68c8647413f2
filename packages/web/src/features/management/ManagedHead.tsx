import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useRef } from 'react';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { MANAGED_SORTS, type SortName } from '../../components/projects/list-order.ts';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import type { ManagementFilters } from './management-filters.ts';

interface ManagedHeadProps {
  filters: ManagementFilters;
  rows: readonly ProjectRow[];
  selected: SelectedProjects;
  onSort: (name: SortName) => void;
}

interface SortHeadProps {
  name: SortName;
  words: string;
  className?: string;
  filters: ManagementFilters;
  onSort: (name: SortName) => void;
}

function SortHead({ name, words, className, filters, onSort }: SortHeadProps) {
  const sorted = filters.sort === MANAGED_SORTS[name].sort;
  const ascending = filters.dir === 'asc';
  return (
    <th
      className={className}
      {...(sorted && { 'aria-sort': ascending ? ('ascending' as const) : ('descending' as const) })}
    >
      <button type="button" onClick={() => onSort(name)}>
        {words}
        {sorted && <Icon of={ascending ? IconArrowUp : IconArrowDown} />}
      </button>
    </th>
  );
}

/** Selects all the rows that are shown, or none. */
function SelectShown({ rows, selected }: Pick<ManagedHeadProps, 'rows' | 'selected'>) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = rows.filter((row) => selected.has(row._id.$oid)).length;
  const all = chosen === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={(event) => (event.target.checked ? selected.put(rows, true) : selected.clear())}
      />
      <span className="management-select-words">
        Tout sélectionner
        <span className="visually-hidden">
          {' '}
          : {counted(rows.length, 'projet affiché', 'projets affichés')}
        </span>
      </span>
    </label>
  );
}

/** The heads of the columns; six of them sort. */
export function ManagedHead({ filters, rows, selected, onSort }: ManagedHeadProps) {
  const sort = { filters, onSort };
  return (
    <thead>
      <tr>
        <th className="management-cell-box">
          <SelectShown rows={rows} selected={selected} />
        </th>
        <SortHead name="nom" words="Projet" className="management-cell-name" {...sort} />
        <SortHead name="support" words="Support" className="management-cell-type" {...sort} />
        <th className="management-cell-boss">SMHF</th>
        <th className="management-cell-boss">MDV</th>
        <th className="management-cell-dc">DC</th>
        <SortHead name="ar" words="AR Créa" className="management-cell-trips management-number" {...sort} />
        <SortHead name="statut" words="Statut" className="management-cell-status" {...sort} />
        <SortHead name="creation" words="Création" className="management-cell-made" {...sort} />
        <SortHead name="modification" words="Modification" className="management-cell-changed" {...sort} />
        <th className="management-cell-actions">
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
