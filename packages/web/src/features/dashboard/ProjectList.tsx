import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { useMemo } from 'react';
import type { Viewer } from '../../components/projects/holder-words.ts';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { ProjectTable } from '../../components/projects/table/ProjectTable.tsx';
import { useNow } from '../../hooks/use-now.ts';
import type { ProjectPages } from '../../hooks/use-project-pages.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import { orderAfter, sortOf } from './dashboard-sort.ts';
import { dueGroup } from './due-groups.ts';
import { columnsFor, listClass } from './list-columns.tsx';
import { NoProject } from './NoProject.tsx';
import { isByDay, isTurnList } from './turn-list.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

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
  return (
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
}
