import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

const WIDTHS = [70, 54, 62, 78, 58, 66];

/** Rows that are on their way, on the grid of the real ones. */
export function PrintSkeleton() {
  return (
    <SkeletonGroup label="Chargement des projets à imprimer">
      <div className="printing-rows">
        {WIDTHS.map((width) => (
          <div className="printing-row" key={width}>
            <span className="printing-tick" />
            <span className="project-picture" />
            <span className="printing-name printing-cell">
              <Skeleton width={`${width}%`} />
            </span>
            <span className="printing-what printing-cell">
              <Skeleton width={`${width}%`} />
            </span>
            <span className="printing-cell printing-state">
              <Skeleton width={90} />
            </span>
            <span className="printing-cell printing-agency">
              <Skeleton width="70%" />
            </span>
            <span className="printing-actions printing-cell">
              <Skeleton width={140} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
