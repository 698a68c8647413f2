import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

const WIDTHS = [70, 54, 62, 78, 58, 66, 50, 74];

/** Rows that are on their way. */
export function ManagedSkeleton() {
  return (
    <SkeletonGroup label="Chargement des projets">
      <div className="management-skeleton">
        {WIDTHS.map((width) => (
          <div key={width}>
            <Skeleton width={`${width * 0.4}%`} height={14} />
            <Skeleton width={`${width * 0.5}%`} height={14} />
            <Skeleton width={110} height={26} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
