import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { MOST_POSE_PHOTOS } from '@ardoise/domain/rules/pose-photos.ts';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { formatShortDate } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { Link } from '../../../router/Link.tsx';
import { type PosePhoto, photosLede } from './pose-photo.ts';
import { usePosePhotos } from './use-pose-photos.ts';
import './PosePhotos.css';

interface PosePhotosSectionProps {
  project: Project;
  /** The way to add one stands among the viewer's acts already. */
  isAsked: boolean;
  onOpen: (files: readonly ProjectFile[], start: number) => void;
}

/** Of a delivered order: the photos of what hangs, and the way to add one (specification/files.md#photos-of-the-pose). */
export function PosePhotosSection({ project, isAsked, onOpen }: PosePhotosSectionProps) {
  const id = project._id.$oid;
  const { photos, reached, remove } = usePosePhotos(id, projectName(project));
  const mayAdd = !isAsked && project.permissions['posePhoto.add'].allowed && photos.length < MOST_POSE_PHOTOS;
  const waits = photosLede(photos, reached);
  if (photos.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby="photos-pose">
      <h2 className="title-section" id="photos-pose">
        Photos de la pose
      </h2>
      {waits && <p className="meta">{waits}</p>}
      {photos.length > 0 && (
        <ul className="pose-photos-grid pose-photos-shown">
          {photos.map((photo, index) => (
            <Shown
              key={photo.file.id}
              photo={photo}
              onOpen={() =>
                onOpen(
                  photos.map(({ file }) => file),
                  index,
                )
              }
              onRemove={() => void remove(photo)}
            />
          ))}
        </ul>
      )}
      {mayAdd && (
        <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.posePhotos(id)}>
          <Icon of={IconCamera} />
          {photos.length > 0 ? 'Ajouter des photos' : 'Photographier ce qui est posé'}
        </Link>
      )}
    </section>
  );
}

interface ShownProps {
  photo: PosePhoto;
  onOpen: () => void;
  onRemove: () => void;
}

function Shown({ photo: { file, number, state }, onOpen, onRemove }: ShownProps) {
  return (
    <li>
      <button
        type="button"
        className="pose-photos-open"
        aria-label={`Photo\u00a0${number} de la pose, agrandir`}
        onClick={onOpen}
      >
        <img src={file.photo ?? file.url} alt="" loading="lazy" />
      </button>
      <p className="meta">
        {state === 'here' ? `Photo\u00a0${number}, ${formatShortDate(file.dateFile)}` : 'Pas encore envoyée'}
      </p>
      {file.deletable && (
        <Button tone="text" className="pose-photos-person" onClick={onRemove}>
          Une personne y est reconnaissable : retirer
        </Button>
      )}
    </li>
  );
}
