import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { lazy, Suspense, useState } from 'react';
import { isNotFound } from '../../api/api-error.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { useProject } from '../../hooks/use-project.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { useParams } from '../../router/context.ts';
import { approvedFile } from './pose/approved-file.ts';
import { EndOfPose } from './pose/EndOfPose.tsx';
import { PhotoGrid } from './pose/PhotoGrid.tsx';
import { PoseBar } from './pose/PoseBar.tsx';
import { photosLede } from './pose/pose-photo.ts';
import { type PosePhotosState, usePosePhotos } from './pose/use-pose-photos.ts';
import { CompareRow, WhatToPut } from './pose/WhatToPut.tsx';
import './pose/PosePhotos.css';

// Opened by a touch: the pictures of pages and their zoom.
const ComparePhotos = lazy(async () => ({
  default: (await import('./pose/ComparePhotos.tsx')).ComparePhotos,
}));

interface PhotosProps {
  id: string;
  /** Undefined without a network: photos are taken all the same. */
  project: Project | undefined;
}

/** The photos of one pose: taken, compared with the creation, sent. */
function Photos({ id, project }: PhotosProps) {
  const viewer = useMe();
  const state = usePosePhotos(id, project ? projectName(project) : '');
  const proofs = useProofs(id);
  const creation = project && approvedFile(proofs.data, project.versionAccord);
  const [opened, setOpened] = useState<number | null>(null);
  const [ending, setEnding] = useState<ProjectAction | null>(null);
  const mayAdd = project?.permissions['posePhoto.add'].allowed ?? !state.reached;
  const none = state.photos.length === 0;
  return (
    <main tabIndex={-1} className="pose-photos">
      <BackLink to={followUpPath(id)}>{project ? projectName(project) : 'Le projet'}</BackLink>
      <h1 className="title-page">Photos de la pose</h1>
      <p className="lede" role="status">
        {sendingWords(state) ?? photosLede(state.photos, state.reached) ?? whatItIs(project)}
      </p>
      <Said state={state} />
      {none && !mayAdd && <p className="meta">{project?.permissions['posePhoto.add'].reason}</p>}
      {none && <WhatToPut creation={creation} onEnlarge={() => setOpened(0)} />}
      {!none && creation && <CompareRow creation={creation} onOpen={() => setOpened(0)} />}
      {!none && <PhotoGrid state={state} mayAdd={mayAdd} onOpen={setOpened} />}
      <PoseBar state={state} project={project} mayAdd={mayAdd} onEnd={setEnding} />
      {opened !== null && (
        <Opened
          state={state}
          start={opened}
          creation={creation}
          mayAdd={mayAdd}
          onClose={() => setOpened(null)}
        />
      )}
      {ending && project && (
        <EndOfPose project={project} viewer={viewer} action={ending} onClose={() => setEnding(null)} />
      )}
    </main>
  );
}

/** 'Boards PVC, Bordeaux' */
const whatItIs = (project: Project | undefined): string =>
  project === undefined ? '' : [project.type, project.pdv?.ville].filter(Boolean).join(', ');

/** 'Envoi, 1 sur 3.' while photos of this page leave. */
function sendingWords({ reached, sent: { of, here } }: PosePhotosState): string | null {
  return reached && here < of ? `Envoi, ${here + 1} sur ${of}.` : null;
}

/** Above the photos: that they have arrived, or that they will. */
function Said({ state: { reached, photos, sent } }: { state: PosePhotosState }) {
  const waits = photos.some(({ state }) => state === 'waits' || state === 'leaves');
  if (!reached)
    return (
      <p className="tone-wait pose-photos-said-off">
        <Icon of={IconCloudOff} />
        <span>
          Pas de réseau.{' '}
          {waits &&
            'Elles partiront d’elles-mêmes, même si vous fermez cette page. Vous pouvez quitter le café.'}
        </span>
      </p>
    );
  if (sent.of === 0 || sent.here < sent.of || photos.some(({ state }) => state !== 'here')) return null;
  return (
    <p className="tone-done pose-photos-arrived" role="status">
      <Icon of={IconCheck} />
      <span>
        <b>{counted(sent.of, 'photo envoyée', 'photos envoyées')}.</b> Le délégué commercial et le siège{' '}
        {sent.of === 1 ? 'la voient' : 'les voient'} à côté de la création.
      </span>
    </p>
  );
}

interface OpenedProps {
  state: PosePhotosState;
  start: number;
  creation: ProjectFile | undefined;
  mayAdd: boolean;
  onClose: () => void;
}

function Opened({ state, start, creation, mayAdd, onClose }: OpenedProps) {
  return (
    <Suspense fallback={null}>
      <ComparePhotos
        photos={state.photos}
        start={start}
        creation={creation}
        {...(mayAdd && {
          onReplace: (photo, files) => {
            void state.replace(photo, files);
          },
        })}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** The photos of the pose of its address. */
export function PosePhotosPage() {
  const { id = '' } = useParams();
  const project = useProject(id);
  const { reached } = useNetworkState();
  const gone = isNotFound(project.error);
  if (project.data && !gone) return <Photos key={id} id={id} project={project.data} />;
  if (!reached) return <Photos key={id} id={id} project={undefined} />;
  return (
    <main tabIndex={-1}>
      {project.error ? (
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      ) : (
        <SkeletonGroup label="Chargement des photos de la pose">
          <Skeleton width="60%" height={32} />
          <Skeleton width="100%" height={330} />
        </SkeletonGroup>
      )}
    </main>
  );
}
