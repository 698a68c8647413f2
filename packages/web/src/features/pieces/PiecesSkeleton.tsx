import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function PiecesSkeleton() {
  return (
    <SkeletonGroup label="Chargement des pièces">
      <div className="pieces-skeleton">
        {ROWS.map((row) => (
          <Skeleton key={row} width="100%" height={60} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
