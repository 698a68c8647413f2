import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { ReactNode } from 'react';
import { messageOf, NetworkError } from '../../../api/api-error.ts';
import { useLastRow } from '../../../hooks/use-last-row.ts';
import type { ProjectPages } from '../../../hooks/use-project-pages.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { OpenedDrafts } from '../OpenedDrafts.tsx';
import { GroupRow } from './GroupRow.tsx';
import { ListKeys } from './ListKeys.tsx';
import type { ProjectColumn, TableSort } from './project-column.tsx';
import { grouped, type RowGroup } from './row-group.ts';
import { SELECT_COLUMN } from './select-column.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import './ProjectTable.css';

interface ProjectTableProps<SortName extends string> {
  /** The list's own class, whose style sheet sets column widths and responsive behaviour. */
  className: string;
  /** Must be memoised (`useMemo`): a new array renders all rows again. */
  columns: readonly ProjectColumn<SortName>[];
  pages: ProjectPages;
  /** Rows per page. */
  pageSize: number;
  /** Number of matches, once counted. */
  total: number | undefined;
  sort?: TableSort<SortName>;
  /** Heading above consecutive rows. */
  groupOf?: ((row: ProjectRow) => RowGroup) | undefined;
  /** Empty state. */
  none: ReactNode;
}

/**
 * A list of projects with infinite scroll: a table with declarative columns, cards on a phone. Includes its loading,
 * empty and error states (docs/decisions/lists-of-projects-are-one-table.md).
 */
export function ProjectTable<SortName extends string = never>(props: ProjectTableProps<SortName>) {
  const { className, columns, pages, pageSize, total, sort, groupOf, none } = props;
  const rows = pages.data?.rows ?? [];
  const box = useLastRow({
    rows,
    reading: pages.isFetching,
    onMore: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  });

  if (pages.isPending) return <TableSkeleton className={className} columns={columns} />;
  if (rows.length === 0)
    return pages.error ? (
      <>
        <LoadFailed query={pages} />
        {pages.error instanceof NetworkError && <OpenedDrafts />}
      </>
    ) : (
      none
    );
  return (
    <div
      ref={box}
      className={pages.isPlaceholderData ? 'project-table-stale' : undefined}
      aria-busy={pages.isPlaceholderData}
    >
      <table className={`project-table ${className}`} aria-label="Projets">
        <TableHead columns={columns} sort={sort} />
        {grouped(rows, groupOf).map(({ group, rows: together }) => (
          <tbody key={group?.key ?? 'all'}>
            {group !== null && <GroupRow group={group} span={columns.length} />}
            {together.map((row) => (
              <TableRow key={row._id.$oid} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
      <div className="project-table-foot">
        <LoadMore
          shown={rows.length}
          total={total}
          page={pageSize}
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          error={pages.isFetchNextPageError ? messageOf(pages.error) : null}
          onLoad={() => void pages.fetchNextPage()}
        />
        <ListKeys box={box} selects={columns.some(({ key }) => key === SELECT_COLUMN.key)} />
      </div>
    </div>
  );
}
