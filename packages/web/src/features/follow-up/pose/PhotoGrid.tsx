import { MOST_POSE_PHOTOS } from '@ardoise/domain/rules/pose-photos.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button, IconButton } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { OneMore } from './PickPhotos.tsx';
import { type PosePhoto, photoWords } from './pose-photo.ts';
import type { PosePhotosState } from './use-pose-photos.ts';

interface PhotoTileProps {
  photo: PosePhoto;
  state: PosePhotosState;
  onOpen: () => void;
}

function PhotoTile({ photo, state, onOpen }: PhotoTileProps) {
  const { file, number, fraction, why } = photo;
  const leaves = photo.state === 'leaves';
  const { of, here, ids } = state.sent;
  const hasLeft = photo.state === 'here' && ids.includes(file.id) && here < of;
  return (
    <li>
      <button
        type="button"
        className="pose-photos-open"
        aria-label={`Photo\u00a0${number}, agrandir et comparer`}
        onClick={onOpen}
      >
        <img src={file.photo ?? file.url} alt="" />
        {leaves && <progress max={1} value={fraction} aria-label={`Envoi de la photo\u00a0${number}`} />}
      </button>
      <div className="pose-photos-said">
        {hasLeft ? (
          <span className="tone-done pose-photos-left">
            <Icon of={IconCheck} size="s" />
            Partie
          </span>
        ) : (
          <span>{photoWords(photo, state.reached)}</span>
        )}
        {(file.deletable || photo.sending !== undefined) && (
          <IconButton
            icon={IconTrash}
            label={`Supprimer la photo\u00a0${number}`}
            onClick={() => void state.remove(photo)}
          />
        )}
      </div>
      {why !== null && (
        <div className="pose-photos-failed" role="alert">
          <p className="tone-stop">
            <Icon of={IconAlertTriangle} size="s" />
            <span>{why}</span>
          </p>
          <Button onClick={() => state.retry(photo)}>Réessayer</Button>
        </div>
      )}
    </li>
  );
}

interface PhotoGridProps {
  state: PosePhotosState;
  /** Whether one more may be added, beside their number. */
  mayAdd: boolean;
  onOpen: (index: number) => void;
}

/** The photos, and the place of the next one until there are six. */
export function PhotoGrid({ state, mayAdd, onOpen }: PhotoGridProps) {
  const { photos } = state;
  return (
    <ul className="pose-photos-grid">
      {photos.map((photo, index) => (
        <PhotoTile key={photo.file.id} photo={photo} state={state} onOpen={() => onOpen(index)} />
      ))}
      {mayAdd && photos.length < MOST_POSE_PHOTOS && (
        <li>
          <OneMore
            words="Encore une"
            className="pose-photos-more"
            onPick={(files) => void state.add(files)}
          />
        </li>
      )}
    </ul>
  );
}
