import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { MOST_POSE_PHOTOS } from '@ardoise/domain/rules/pose-photos.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { Bar } from '../../../components/Bar.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import { endOf } from './end-of-pose.ts';
import { FirstPhoto, OneMore } from './PickPhotos.tsx';
import type { PosePhotosState } from './use-pose-photos.ts';

interface PoseBarProps {
  state: PosePhotosState;
  /** Undefined where the project could not be read: without a network. */
  project: Project | undefined;
  mayAdd: boolean;
  onEnd: (action: ProjectAction) => void;
}

/** At the foot: what is next. The camera, the sending, then that it is put up. */
export function PoseBar({ state, project, mayAdd, onEnd }: PoseBarProps) {
  const { photos, reached } = state;
  const count = (...states: string[]) => photos.filter((photo) => states.includes(photo.state)).length;
  const toSend = count('taken');
  if (photos.length === 0)
    return mayAdd ? (
      <PhotosBar>
        <p className="pose-photos-note">Sans personne sur la photo, s’il vous plaît</p>
        <FirstPhoto onPick={(files) => void state.add(files)} />
      </PhotosBar>
    ) : null;
  if (toSend > 0)
    return (
      <PhotosBar>
        <Button tone="main" size="l" icon={IconSend} busy={state.busy} onClick={state.send}>
          {toSend === 1 ? 'Envoyer la photo' : `Envoyer les ${toSend} photos`}
        </Button>
      </PhotosBar>
    );
  if (count('waits', 'leaves') > 0 && reached)
    return (
      <PhotosBar>
        <Button size="l" icon={IconX} onClick={state.stop}>
          Arrêter l’envoi
        </Button>
      </PhotosBar>
    );
  if (count('waits', 'leaves', 'failed') > 0) return <KeptBar reached={reached} />;
  return <EndBar state={state} project={project} mayAdd={mayAdd} onEnd={onEnd} />;
}

function PhotosBar({ children, two = false }: { children: ReactNode; two?: boolean }) {
  return (
    <Bar label="Actions" className={`pose-photos-bar${two ? ' pose-photos-bar-two' : ''}`}>
      {children}
    </Bar>
  );
}

/** What waits is sent first: nothing can be said to be done before. */
function KeptBar({ reached }: { reached: boolean }) {
  const { to } = useListBehind();
  return (
    <PhotosBar>
      <p className="pose-photos-lock">
        <Icon of={IconLock} size="s" />
        {reached
          ? '« Pose effectuée » attend les photos.'
          : '« Pose effectuée » demande le réseau, et les photos d’abord.'}
      </p>
      <Link className={buttonClass({ tone: 'line', size: 'l' })} {...to}>
        Retour à la liste
      </Link>
    </PhotosBar>
  );
}

function EndBar({ state, project, mayAdd, onEnd }: PoseBarProps) {
  const end = project && endOf(project);
  const more = mayAdd && state.photos.length < MOST_POSE_PHOTOS;
  if (!more && end === undefined) return null;
  return (
    <PhotosBar two={more && end !== undefined}>
      {end && !end.allowed && (
        <p className="pose-photos-lock" id="pose-effectuee">
          <Icon of={IconLock} size="s" />
          <span>
            {end.reason} {project && <Link to={followUpPath(project._id.$oid)}>Dater la pose</Link>}
          </span>
        </p>
      )}
      {more && (
        <OneMore words="Encore une" className="pose-photos-other" onPick={(files) => void state.add(files)} />
      )}
      {end && (
        <Button
          tone="main"
          size="l"
          icon={IconCircleCheck}
          refused={!end.allowed}
          aria-describedby={end.allowed ? undefined : 'pose-effectuee'}
          onClick={() => onEnd(end)}
        >
          {end.label}
        </Button>
      )}
    </PhotosBar>
  );
}
