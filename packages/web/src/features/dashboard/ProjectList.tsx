import { messageOf } from '../../api/api-error.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { LoadMore } from '../../components/projects/LoadMore.tsx';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { useLastRow } from '../../hooks/use-last-row.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { type DashboardFilters, listQuery } from './dashboard-filters.ts';
import { ListHead } from './ListHead.tsx';
import { columnsFor, listClass } from './list-columns.tsx';
import { NoProject } from './NoProject.tsx';
import { ProjectLine } from './ProjectLine.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Rows of one load (specification/constants.md#lists). */
const PAGE_SIZE = 9;

interface ProjectListProps {
  viewer: Viewer;
  filters: DashboardFilters;
  /** How many the filters let through, once counted. */
  total: number | undefined;
  onSort: (order: SortOrder) => void;
  onClear: () => void;
}

/** The rows, and what stands in their place while they load, when there is none, or when they cannot be read. */
export function ProjectList({ viewer, filters, total, onSort, onClear }: ProjectListProps) {
  const pages = useProjectPages(listQuery(filters), PAGE_SIZE);
  const now = useNow();
  const rows = pages.data?.pages.flatMap((page) => page.projets) ?? [];
  const list = useLastRow({
    rows,
    reading: pages.isFetching,
    onMore: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  });

  const columns = columnsFor(viewer.role);

  if (pages.isPending) {
    return (
      <div className={listClass(viewer.role)}>
        <RowsSkeleton columns={columns} />
      </div>
    );
  }
  if (rows.length === 0 && pages.error) {
    return <LoadFailed query={pages} />;
  }
  if (rows.length === 0) return <NoProject filters={filters} role={viewer.role} onClear={onClear} />;
  return (
    <div
      className={`${listClass(viewer.role)}${pages.isPlaceholderData ? ' dashboard-stale' : ''}`}
      aria-busy={pages.isPlaceholderData}
      ref={list}
    >
      <ListHead columns={columns} order={filters.tri} onSort={onSort} />
      <ul className="dashboard-rows">
        {rows.map((row) => (
          <ProjectLine key={row._id.$oid} row={row} viewer={viewer} now={now} />
        ))}
      </ul>
      <LoadMore
        shown={rows.length}
        total={total}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? messageOf(pages.error) : null}
        onLoad={() => void pages.fetchNextPage()}
      />
    </div>
  );
}
