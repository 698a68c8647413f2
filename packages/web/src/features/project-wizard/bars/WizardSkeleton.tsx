import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';

/** Skeleton of the wizard while the project loads. */
export function WizardSkeleton() {
  return (
    <>
      <div className="wizard-head">
        <div className="wizard-inside wizard-skeleton">
          <Skeleton width={220} height={20} />
          <Skeleton width="100%" height={28} />
        </div>
        <div className="wizard-progress" />
      </div>
      <main className="wizard" tabIndex={-1}>
        <SkeletonGroup label="Chargement du projet">
          <div className="wizard-form wizard-skeleton">
            <Skeleton width="60%" height={30} />
            <Skeleton width="40%" />
            <Skeleton width="100%" height={48} />
            <Skeleton width="100%" height={48} />
            <Skeleton width="100%" height={48} />
          </div>
        </SkeletonGroup>
      </main>
    </>
  );
}
