import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { Navigate, useParams } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useProject } from '../../hooks/use-project.ts';

/** Loads a project, then goes to its follow-up. */
export function OpenProjectPage() {
  const { id = '' } = useParams({ strict: false });
  const project = useProject(id);
  if (project.isSuccess) return <Navigate to={PAGE_PATHS.followUp(id)} replace />;
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="h-page">
          {project.isError ? 'Ce projet n’a pas pu être ouvert' : 'Ouverture du projet…'}
        </h1>
      </div>
      {project.isError ? (
        <Banner
          tone="stop"
          role="alert"
          action={<Button onClick={() => void project.refetch()}>Réessayer</Button>}
        >
          {messageOf(project.error)}
        </Banner>
      ) : (
        <SkeletonGroup label="Ouverture du projet">
          <Skeleton width={280} height={30} />
        </SkeletonGroup>
      )}
    </main>
  );
}
