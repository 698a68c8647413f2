import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { isTooSmall } from '@ardoise/domain/print-check/small-photo.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useId } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { UploadList } from '../../../components/uploads/UploadList.tsx';
import { useUploads } from '../../../components/uploads/use-uploads.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import './SmallPhoto.css';

interface SmallPhotoProps {
  file: ProjectFile;
  /** It is kept all the same. */
  kept: boolean;
  onRetake: (file: ProjectFile) => void;
  onKeep: () => void;
}

/** Said of a photo whose prices nobody will be able to read, while one is still beside the card. */
export function SmallPhoto({ file, kept, onRetake, onKeep }: SmallPhotoProps) {
  const id = useId();
  const { project, current } = useWizardSession();
  const uploads = useUploads({
    projectId: project._id.$oid,
    type: file.myplv_file_type,
    onUploaded: onRetake,
  });
  const { width, height } = file;
  const { infocarte } = current;
  if (width === null || height === null || !isTooSmall({ width, height }, infocarte?.format)) return null;
  if (kept) return <p className="hint">Photo petite, gardée quand même{'\u00a0'}: l’agence le sait.</p>;
  return (
    <div className="small-photo">
      <p className="small-photo-said" role="status">
        <Icon of={IconAlertTriangle} />
        <span>
          <b>Photo trop petite{'\u00a0'}: reprenez-la de plus près.</b>
          L’agence ne pourra pas lire les prix.
        </span>
      </p>
      <div className="small-photo-line">
        <span className="small-photo-crop" aria-hidden="true">
          <img src={file.url} alt="" />
        </span>
        <span className="meta">
          Une ligne, telle que l’agence la verra. Cadrez l’ardoise seule, sans le mur.
        </span>
      </div>
      <div className="actions">
        <span>
          <input
            className="visually-hidden"
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <label className={buttonClass({ tone: 'ink' })} htmlFor={id}>
            <Icon of={IconCamera} />
            Reprendre la photo
          </label>
        </span>
        <Button tone="text" onClick={onKeep}>
          Garder quand même
        </Button>
      </div>
      <UploadList {...uploads} />
    </div>
  );
}
