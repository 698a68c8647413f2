import { useMemo } from 'react';
import type { Viewer } from '../../components/projects/holder-words.ts';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { ProjectTable } from '../../components/projects/table/ProjectTable.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { type DashboardFilters, listQuery } from './dashboard-filters.ts';
import { orderAfter, sortOf } from './dashboard-sort.ts';
import { columnsFor, listClass } from './list-columns.tsx';
import { NoProject } from './NoProject.tsx';

/** Rows per page (specification/constants.md#lists). */
const PAGE_SIZE = 9;

interface ProjectListProps {
  viewer: Viewer;
  filters: DashboardFilters;
  /** Number of matches, once counted. */
  total: number | undefined;
  onSort: (order: SortOrder) => void;
  onClear: () => void;
}

/** The matching projects, in the columns of the viewer's role. */
export function ProjectList({ viewer, filters, total, onSort, onClear }: ProjectListProps) {
  const pages = useProjectPages(listQuery(filters), PAGE_SIZE);
  const now = useNow();
  const columns = useMemo(() => columnsFor(viewer, now), [viewer, now]);
  return (
    <ProjectTable
      className={listClass(viewer.role)}
      columns={columns}
      pages={pages}
      pageSize={PAGE_SIZE}
      total={total}
      sort={{ ...sortOf(filters.tri), onSort: (pressed) => onSort(orderAfter(filters.tri, pressed)) }}
      none={<NoProject filters={filters} role={viewer.role} onClear={onClear} />}
    />
  );
}
