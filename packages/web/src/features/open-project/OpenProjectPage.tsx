import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useProject } from '../../hooks/use-project.ts';
import { useParams } from '../../router/context.ts';
import { Navigate } from '../../router/Link.tsx';

/** Loads a project, then redirects to its follow-up. */
export function OpenProjectPage() {
  const { id = '' } = useParams();
  const project = useProject(id);
  if (project.isSuccess) return <Navigate to={PAGE_PATHS.followUp(id)} replace />;
  return (
    <main tabIndex={-1}>
      {project.isError ? (
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      ) : (
        <>
          <div className="page-head">
            <h1 className="title-page">Ouverture du projet…</h1>
          </div>
          <SkeletonGroup label="Ouverture du projet">
            <Skeleton width={280} height={30} />
          </SkeletonGroup>
        </>
      )}
    </main>
  );
}
