import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { lazy, Suspense, useMemo } from 'react';
import type { Viewer } from '../../components/projects/holder-words.ts';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { ProjectTable } from '../../components/projects/table/ProjectTable.tsx';
import { SelectionContext } from '../../components/projects/table/select-column.tsx';
import { useSelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useNow } from '../../hooks/use-now.ts';
import type { ProjectPages } from '../../hooks/use-project-pages.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import { orderAfter, sortOf } from './dashboard-sort.ts';
import { dueGroup } from './due-groups.ts';
import { columnsFor, listClass, selects } from './list-columns.tsx';
import { NoProject } from './NoProject.tsx';
import { isByDay, isTurnList } from './turn-list.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

// Lazy-loaded: for agencies only.
const AgencyBulk = lazy(async () => ({ default: (await import('./AgencyBulk.tsx')).AgencyBulk }));

/** Rows per page (specification/constants.md#lists). */
export const PAGE_SIZE = 9;

interface ProjectListProps {
  viewer: Viewer;
  filters: DashboardFilters;
  pages: ProjectPages;
  /** What waits for the viewer in this list, by day; empty until it is counted. */
  waiting: WaitingDays;
  /** Number of matches, once counted. */
  total: number | undefined;
  onSort: (order: SortOrder) => void;
  onClear: () => void;
}

/** The matching projects, in the columns of the viewer's role. */
export function ProjectList({ viewer, filters, pages, waiting, total, onSort, onClear }: ProjectListProps) {
  const now = useNow();
  const turns = isTurnList(filters, viewer.role);
  const byDay = isByDay(filters, viewer.role);
  const { statut, support } = filters;
  const subject = useMemo(
    () => ({
      turns,
      byDay,
      oneStatus: statut !== '',
      over: statut !== '' && FINAL_STATUSES.includes(statut),
      oneSupport: support !== '',
    }),
    [turns, byDay, statut, support],
  );
  const columns = useMemo(() => columnsFor({ viewer, now, ...subject }), [viewer, now, subject]);
  const today = parisDay(new Date(now));
  const selected = useSelectedProjects();
  const rows = pages.data?.rows ?? [];
  const table = (
    <ProjectTable
      className={listClass(viewer.role, subject)}
      columns={columns}
      pages={pages}
      pageSize={PAGE_SIZE}
      total={total}
      sort={{ ...sortOf(filters.tri), onSort: (pressed) => onSort(orderAfter(filters.tri, pressed)) }}
      groupOf={byDay ? (row) => dueGroup(row, today, waiting) : undefined}
      none={<NoProject filters={filters} role={viewer.role} onClear={onClear} />}
    />
  );
  if (!selects(viewer.role)) return table;
  return (
    <SelectionContext
      value={{
        rows,
        has: selected.has,
        onChoose: (row, chosen) => selected.put([row], chosen),
        onChooseAll: (chosen) => selected.put(rows, chosen),
      }}
    >
      {table}
      <Suspense>
        <AgencyBulk username={viewer.name} selected={selected} shown={rows} />
      </Suspense>
    </SelectionContext>
  );
}
