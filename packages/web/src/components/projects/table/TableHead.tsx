import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../../Icon.tsx';
import { headClass, type ProjectColumn, type TableSort } from './project-column.tsx';

interface ColumnHeadProps<SortName extends string> {
  column: ProjectColumn<SortName>;
  sort: TableSort<SortName> | undefined;
}

function ColumnHead<SortName extends string>({ column, sort }: ColumnHeadProps<SortName>) {
  const { head, sort: name } = column;
  if (sort === undefined || name === undefined) return <th className={headClass(column)}>{head}</th>;
  const sorted = sort.by === name;
  const ascending = sort.dir === 'asc';
  return (
    <th
      className={headClass(column)}
      {...(sorted && { 'aria-sort': ascending ? ('ascending' as const) : ('descending' as const) })}
    >
      <button type="button" onClick={() => sort.onSort(name)}>
        {head}
        {sorted && <Icon of={ascending ? IconArrowUp : IconArrowDown} />}
      </button>
    </th>
  );
}

interface TableHeadProps<SortName extends string> {
  columns: readonly ProjectColumn<SortName>[];
  sort: TableSort<SortName> | undefined;
}

/** The column headers; some of them sort. */
export function TableHead<SortName extends string>({ columns, sort }: TableHeadProps<SortName>) {
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
