import { useParams } from '@tanstack/react-router';
import { isNotFound } from '../../api/api-error.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useProject } from '../../hooks/use-project.ts';
import { FollowUp } from './FollowUp.tsx';
import './FollowUp.css';

/** The follow-up of one project (specification/screens-and-addresses.md#follow-up). */
export function FollowUpPage() {
  const { id = '' } = useParams({ strict: false });
  const me = useMe();
  const project = useProject(id);
  // Deleted or out of scope since it was displayed: its actions are void.
  const gone = isNotFound(project.error);
  return (
    <main tabIndex={-1}>
      {project.data && !gone ? (
        <FollowUp key={id} project={project.data} viewer={me} />
      ) : project.error ? (
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      ) : (
        <FollowUpSkeleton />
      )}
    </main>
  );
}

function FollowUpSkeleton() {
  return (
    <SkeletonGroup label="Chargement du projet">
      <div className="follow-up-head">
        <Skeleton width={140} />
        <br />
        <Skeleton width="40%" height={28} />
        <br />
        <Skeleton width="55%" />
      </div>
      <Skeleton width="100%" height={64} />
      <div className="follow-up-ball">
        <Skeleton width="60%" height={24} />
      </div>
      <div className="follow-up">
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={200} />
      </div>
    </SkeletonGroup>
  );
}
