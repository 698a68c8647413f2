import { Skeleton, SkeletonGroup } from '../../Skeleton.tsx';
import { cellClass, type ProjectColumn } from './project-column.tsx';

const WIDTHS = [70, 54, 62, 78, 58, 66, 50, 74, 60];

interface TableSkeletonProps {
  className: string;
  columns: readonly ProjectColumn[];
}

/** Placeholder rows, on the grid of the real ones. */
export function TableSkeleton({ className, columns }: TableSkeletonProps) {
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
