import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isNotFound, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { useNextProject } from '../../components/projects/use-next-project.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useProject } from '../../hooks/use-project.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { useParams, useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { Interruption } from './actions/Interruption.tsx';
import { useFollowUpDialogs } from './dialogs/use-follow-up-dialogs.ts';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { ProofRoom } from './room/ProofRoom.tsx';
import { useStatusProps } from './status-change/use-status-props.ts';

interface RoomProps {
  project: Project;
  viewer: Viewer;
  proofs: readonly [ProofVersion, ...ProofVersion[]];
}

function Room({ project, viewer, proofs }: RoomProps) {
  const dialogs = useFollowUpDialogs(project, viewer);
  const next = useNextProject(project._id.$oid);
  const statusProps = useStatusProps({ project, viewer, dialogs, next });
  const { version, fichier } = useSearch();
  return (
    <>
      <Interruption notice={dialogs.notice} orphan={dialogs.orphan} />
      <ProofRoom
        project={project}
        viewer={viewer}
        proofs={proofs}
        asked={{ version: Number(version), fichier }}
        onTake={({ target }) => dialogs.show({ kind: 'status', target })}
      />
      <FollowUpDialogs
        project={project}
        proofs={proofs}
        viewer={viewer}
        dialogs={dialogs}
        statusProps={statusProps}
      />
    </>
  );
}

/** The proof room of a project, of its address. */
export function ProofRoomPage() {
  const { id = '' } = useParams();
  const me = useMe();
  const project = useProject(id);
  const proofs = useProofs(id);
  const [newest, ...older] = proofs.data ?? [];
  if (project.data && newest && !isNotFound(project.error))
    return <Room key={id} project={project.data} viewer={me} proofs={[newest, ...older]} />;
  return (
    <main tabIndex={-1}>
      {project.error ? (
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      ) : proofs.error ? (
        <Banner tone="stop">{messageOf(proofs.error)}</Banner>
      ) : proofs.data && project.data ? (
        <EmptyState
          title="Pas encore de création"
          action={<Link to={followUpPath(id)}>Retour au projet</Link>}
        >
          Elle se regarde ici, une fois jointe par l’agence.
        </EmptyState>
      ) : (
        <SkeletonGroup label="Chargement de la création">
          <Skeleton width="100%" height={480} />
        </SkeletonGroup>
      )}
    </main>
  );
}
