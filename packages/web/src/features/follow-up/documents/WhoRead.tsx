import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Fold } from '../folds/Fold.tsx';

const Reads = lazy(async () => ({ default: (await import('./Reads.tsx')).Reads }));

/** Who opened this project's signatures, order form and evidence, for head office; read when it is unfolded. */
export function WhoRead({ id }: { id: string }) {
  return (
    <Fold name="lectures" icon={IconEye} title="Qui a lu">
      <Suspense fallback={<ReadsSkeleton />}>
        <Reads id={id} />
      </Suspense>
    </Fold>
  );
}

function ReadsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="70%" height={20} />
    </SkeletonGroup>
  );
}
