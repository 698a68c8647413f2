import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { messageOf, NetworkError } from '../../../api/api-error.ts';
import { useLastRow } from '../../../hooks/use-last-row.ts';
import type { ProjectPages } from '../../../hooks/use-project-pages.ts';
import { Icon } from '../../Icon.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../Skeleton.tsx';
import { SortHeader } from '../../SortHeader.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { OpenedDrafts } from '../OpenedDrafts.tsx';
import { ListKeys } from './ListKeys.tsx';
import { cellClass, headClass, type ProjectColumn, type TableSort } from './project-column.tsx';
import { grouped, type RowGroup } from './row-group.ts';
import { SELECT_COLUMN } from './select-column.tsx';
import './ProjectTable.css';

interface ColumnHeadProps<SortName extends string> {
  column: ProjectColumn<SortName>;
  sort: TableSort<SortName> | undefined;
}

function ColumnHead<SortName extends string>({ column, sort }: ColumnHeadProps<SortName>) {
  const { head, sort: name } = column;
  if (sort === undefined || name === undefined)
    return (
      <th scope="col" className={headClass(column)}>
        {head}
      </th>
    );
  const sorted = sort.by === name;
  return (
    <SortHeader
      className={headClass(column)}
      sorted={sorted ? sort.dir : null}
      onSort={() => sort.onSort(name)}
    >
      {head}
    </SortHeader>
  );
}

interface TableHeadProps<SortName extends string> {
  columns: readonly ProjectColumn<SortName>[];
  sort: TableSort<SortName> | undefined;
}

/** The column headers; some of them sort. */
function TableHead<SortName extends string>({ columns, sort }: TableHeadProps<SortName>) {
  return (
    <thead>
      <tr className="project-table-head">
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} sort={sort} />
        ))}
      </tr>
    </thead>
  );
}

const WIDTHS = [70, 54, 62, 78, 58, 66, 50, 74, 60];

interface TableSkeletonProps {
  className: string;
  columns: readonly ProjectColumn[];
}

/** Placeholder rows, on the grid of the real ones. */
function TableSkeleton({ className, columns }: TableSkeletonProps) {
  return (
    <SkeletonGroup label="Chargement des projets">
      <table className={`project-table project-table-skeleton ${className}`}>
        <tbody>
          {WIDTHS.map((width) => (
            <tr className="project-table-row" key={width}>
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {column.bar !== null && <Skeleton width={`${width}%`} {...column.bar} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SkeletonGroup>
  );
}

interface TableRowProps {
  row: ProjectRow;
  columns: readonly ProjectColumn[];
}

/** A refetched list has new objects for equal rows: compares by content. */
function isDrawnAlready(before: TableRowProps, now: TableRowProps): boolean {
  return before.columns === now.columns && replaceEqualDeep(before.row, now.row) === before.row;
}

function Row({ row, columns }: TableRowProps) {
  return (
    <tr className="project-table-row" data-project={row._id.$oid}>
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One row. Memoised: rendered again when it or the columns change only. */
const TableRow = memo(Row, isDrawnAlready);

/** The heading of a group of rows. */
function GroupRow({ group, span }: { group: RowGroup; span: number }) {
  const { title, detail, late = false } = group;
  return (
    <tr className="project-table-group">
      <th scope="rowgroup" colSpan={span}>
        <span className={late ? 'project-table-group-title tone-stop' : 'project-table-group-title'}>
          {late && <Icon of={IconClock} size="s" />}
          {title}
        </span>
        <span className="meta">{detail}</span>
      </th>
    </tr>
  );
}

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
