import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { memo } from 'react';
import { cellClass, type ProjectColumn } from './project-column.tsx';

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
export const TableRow = memo(Row, isDrawnAlready);
