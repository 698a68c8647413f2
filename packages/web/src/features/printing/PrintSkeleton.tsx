import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

const WIDTHS = [70, 54, 62, 78, 58, 66];

/** Rows that are on their way, on the grid of the real ones. */
export function PrintSkeleton() {
  return (
    <SkeletonGroup label="Chargement des projets à imprimer">
      <div className="prints">
        {WIDTHS.map((width) => (
          <div className="print" key={width}>
            <span className="print-tick" />
            <span className="thumb" />
            <span className="print-name cell-b">
              <Skeleton width={`${width}%`} />
            </span>
            <span className="print-what cell-b">
              <Skeleton width={`${width}%`} />
            </span>
            <span className="cell-b print-state">
              <Skeleton width={90} />
            </span>
            <span className="cell-b print-agency">
              <Skeleton width="70%" />
            </span>
            <span className="print-act cell-b">
              <Skeleton width={140} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
