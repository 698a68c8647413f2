import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';

/** In its place while it is loaded and drawn. */
export function SameCardWaiting() {
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={124} />
    </SkeletonGroup>
  );
}
