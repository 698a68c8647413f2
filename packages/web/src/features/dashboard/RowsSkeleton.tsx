import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { hidingClass, type ListColumn } from './list-columns.tsx';

const WIDTHS = [70, 54, 62, 78, 58, 66, 50, 74, 60];

interface RowsSkeletonProps {
  columns: readonly ListColumn[];
  count?: number;
}

/** Rows that are on their way, on the grid of the real ones. */
export function RowsSkeleton({ columns, count = WIDTHS.length }: RowsSkeletonProps) {
  return (
    <SkeletonGroup label="Chargement des projets">
      <div className="dashboard-rows dashboard-skeleton">
        {WIDTHS.slice(0, count).map((width) => (
          <div className="dashboard-row" key={width}>
            <span className="project-picture" />
            <span className="dashboard-cell">
              <Skeleton width={`${width}%`} height={14} />
              <span style={{ display: 'block', height: 8 }} />
              <Skeleton width={`${width * 0.6}%`} />
            </span>
            {columns.map((column) =>
              column.key === 'statut' ? (
                <span key={column.key} className="dashboard-cell">
                  <Skeleton width={120} height={28} />
                </span>
              ) : (
                <span key={column.key} className={hidingClass(column)}>
                  <Skeleton width="70%" />
                </span>
              ),
            )}
            <span className="dashboard-cell">
              <Skeleton width="100%" height={44} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
