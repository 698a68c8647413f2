import { MAX_SELECTION } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { useMemo } from 'react';
import type { Person } from '../../api/session.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { counted, formatNumber } from '../../components/format-number.ts';
import { NothingFound, SOON_HERE } from '../../components/projects/NothingFound.tsx';
import { ProjectTable } from '../../components/projects/table/ProjectTable.tsx';
import { SelectionContext } from '../../components/projects/table/select-column.tsx';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { managedColumns } from './managed-columns.tsx';
import {
  isNarrowed,
  type ManagementFilters,
  managedQuery,
  sortedBy,
  sortNameOf,
  supportsOf,
  type ManagedList as Where,
} from './management-filters.ts';

interface SelectAllStripProps {
  rows: readonly ProjectRow[];
  total: number | undefined;
  selected: SelectedProjects;
}

/** Select-all of the entire list by its filters, offered once every displayed row is selected. */
function SelectAllStrip({ rows, total = 0, selected }: SelectAllStripProps) {
  if (selected.all) {
    return (
      <p className="management-all" role="status">
        Les {counted(total, 'projet', 'projets')} de ce filtre sont sélectionnés.
        <Button tone="text" onClick={selected.clear}>
          Tout désélectionner
        </Button>
      </p>
    );
  }
  if (total <= rows.length || !rows.every((row) => selected.has(row._id.$oid))) return null;
  if (total > MAX_SELECTION) {
    return (
      <p className="management-all">
        Les {formatNumber(rows.length)} projets affichés sont sélectionnés. Une sélection en tient{' '}
        {formatNumber(MAX_SELECTION)} au plus&nbsp;: précisez le filtre pour prendre toute la liste.
      </p>
    );
  }
  return (
    <p className="management-all">
      Les {formatNumber(rows.length)} projets affichés sont sélectionnés.
      <Button onClick={selected.selectAll}>
        Sélectionner les {counted(total, 'projet', 'projets')} de ce filtre
      </Button>
    </p>
  );
}

/** Rows per page: more for a management table. */
const PAGE = 30;

interface ManagedListProps {
  list: Where;
  filters: ManagementFilters;
  me: Person;
  /** Number of matches, once counted. */
  total: number | undefined;
  selected: SelectedProjects;
  onChange: (filters: ManagementFilters) => void;
  onClear: () => void;
  /** Must be stable (memoised). */
  onAct: (action: BulkAction, row: ProjectRow) => void;
}

function NoneManaged({ filters, onClear }: Pick<ManagedListProps, 'filters' | 'onClear'>) {
  if (!isNarrowed(filters)) return <EmptyState title="Aucun projet pour le moment">{SOON_HERE}</EmptyState>;
  return <NothingFound title="Aucun projet ne répond à ces filtres" onClear={onClear} />;
}

/** The rows with checkboxes and actions, and above them the select-all of all matches. */
export function ManagedList(props: ManagedListProps) {
  const { list, filters, me, total, selected, onChange, onClear, onAct } = props;
  const pages = useProjectPages(managedQuery(list, filters), PAGE);
  const rows = pages.data?.rows ?? [];
  const mixed = supportsOf(list).length > 0 && filters.support === '';
  const columns = useMemo(() => managedColumns({ me, mixed, onAct }), [me, mixed, onAct]);
  return (
    <SelectionContext
      value={{
        rows,
        has: selected.has,
        onChoose: (row, chosen) =>
          selected.all ? selected.putAllBut(rows, row._id.$oid) : selected.put([row], chosen),
        onChooseAll: (chosen) => (chosen ? selected.put(rows, true) : selected.clear()),
      }}
    >
      {rows.length > 0 && <SelectAllStrip rows={rows} total={total} selected={selected} />}
      <ProjectTable
        className={mixed ? 'management-projects' : 'management-projects management-one-support'}
        columns={columns}
        pages={pages}
        pageSize={PAGE}
        total={total}
        sort={{
          by: sortNameOf(filters.sort),
          dir: filters.dir,
          onSort: (name) => onChange(sortedBy(filters, name)),
        }}
        none={<NoneManaged filters={filters} onClear={onClear} />}
      />
    </SelectionContext>
  );
}
