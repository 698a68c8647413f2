import type { BulkAction } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { messageOf } from '../../api/api-error.ts';
import type { Person } from '../../api/session.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { LoadMore } from '../../components/projects/LoadMore.tsx';
import type { SortName } from '../../components/projects/list-order.ts';
import { NothingFound, SOON_HERE } from '../../components/projects/NothingFound.tsx';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useLastRow } from '../../hooks/use-last-row.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { ManagedHead } from './ManagedHead.tsx';
import { ManagedLine } from './ManagedLine.tsx';
import { ManagedSkeleton } from './ManagedSkeleton.tsx';
import {
  isNarrowed,
  type ManagementFilters,
  managedQuery,
  sortedBy,
  supportsOf,
  type ManagedList as Where,
} from './management-filters.ts';
import { SelectAllStrip } from './SelectAllStrip.tsx';

/** Rows of one load: a management screen shows many. */
const PAGE = 30;

interface ManagedListProps {
  list: Where;
  filters: ManagementFilters;
  me: Person;
  /** How many the filters let through, once counted. */
  total: number | undefined;
  selected: SelectedProjects;
  onChange: (filters: ManagementFilters) => void;
  onClear: () => void;
  onAct: (action: BulkAction, row: ProjectRow) => void;
}

function NoneManaged({ filters, onClear }: Pick<ManagedListProps, 'filters' | 'onClear'>) {
  if (!isNarrowed(filters)) return <EmptyState title="Aucun projet pour le moment">{SOON_HERE}</EmptyState>;
  return <NothingFound title="Aucun projet ne répond à ces filtres" onClear={onClear} />;
}

/** The rows, and what stands in their place while they load, when there is none, or when they cannot be read. */
export function ManagedList(props: ManagedListProps) {
  const { list, filters, me, total, selected, onChange, onClear, onAct } = props;
  const pages = useProjectPages(managedQuery(list, filters), PAGE);
  const rows = pages.data?.pages.flatMap((page) => page.projets) ?? [];
  const box = useLastRow({
    rows,
    reading: pages.isFetching,
    onMore: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  });
  if (pages.isPending) return <ManagedSkeleton />;
  if (rows.length === 0 && pages.error) {
    return <LoadFailed query={pages} />;
  }
  if (rows.length === 0) return <NoneManaged filters={filters} onClear={onClear} />;
  const choose = (row: ProjectRow, chosen: boolean) =>
    selected.all ? selected.putAllBut(rows, row._id.$oid) : selected.put([row], chosen);
  return (
    <div
      ref={box}
      className={pages.isPlaceholderData ? 'management-stale' : undefined}
      aria-busy={pages.isPlaceholderData}
    >
      <SelectAllStrip rows={rows} total={total} selected={selected} />
      <table className="management-table management-projects">
        <ManagedHead
          filters={filters}
          rows={rows}
          selected={selected}
          onSort={(name: SortName) => onChange(sortedBy(filters, name))}
        />
        <tbody>
          {rows.map((row) => (
            <ManagedLine
              key={row._id.$oid}
              row={row}
              me={me}
              mixed={supportsOf(list).length > 0}
              chosen={selected.has(row._id.$oid)}
              onChoose={(chosen) => choose(row, chosen)}
              onAct={(action) => onAct(action, row)}
            />
          ))}
        </tbody>
      </table>
      <LoadMore
        shown={rows.length}
        total={total}
        page={PAGE}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? messageOf(pages.error) : null}
        onLoad={() => void pages.fetchNextPage()}
      />
    </div>
  );
}
