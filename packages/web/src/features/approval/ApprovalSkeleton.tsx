import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

/** The page's own shapes while it loads: who asks, the proof on its plate, the order, the two answers. */
export function ApprovalSkeleton() {
  return (
    <SkeletonGroup label="Votre création arrive.">
      <div className="approval-head">
        <Skeleton width="70%" height={18} />
        <Skeleton width="60%" height={38} />
        <Skeleton width="90%" height={50} />
        <Skeleton width={260} height={64} />
      </div>
      <div className="approval-body">
        <div>
          <div className="proof-sheets-tools">
            <Skeleton width={180} height={44} />
          </div>
          <div className="proof-sheets">
            <span className="approval-coming" />
          </div>
        </div>
        <div className="approval-side">
          <Skeleton width="100%" height={40} />
          <Skeleton width="100%" height={320} />
        </div>
      </div>
      <div className="approval-answers">
        <div>
          <Skeleton width={220} height={52} />
          <Skeleton width={200} height={52} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
