import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { buttonClass } from '../Button.tsx';
import { FieldMessage } from '../FieldMessage.tsx';
import { Icon } from '../Icon.tsx';
import { acceptedInWords, acceptOf, takesPhotos } from './accepted-files.ts';
import { CameraButton } from './CameraButton.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadList } from './UploadList.tsx';
import { usePickedFiles } from './use-picked-files.ts';
import './Upload.css';

export interface UploadZoneProps {
  projectId: string;
  type: FileType;
  /** Label: 'Photos de la carte actuelle'. */
  label: string;
  onUploaded: (file: ProjectFile) => void;
  /** Called with the number of uploads under way, 0 at unmount; stable. */
  onUnderWay?: (count: number) => void;
  /** The control's id, target of the error summary. */
  id: string;
  error?: string | undefined;
  /** Under the zone, until there is an error. */
  help?: string | undefined;
  multiple?: boolean;
}

/** Drop zone, file input and camera, with progress, cancel and retry of each upload. */
export function UploadZone({
  projectId,
  type,
  label,
  onUploaded,
  onUnderWay,
  id,
  error,
  help,
  multiple = true,
}: UploadZoneProps) {
  const { pending, add, pick, retry, cancel } = usePickedFiles({ projectId, type, onUploaded, onUnderWay });
  return (
    <div className={`field${error ? ' field-bad' : ''}`}>
      <DropZone label={label} onDrop={(files) => add(files.slice(0, multiple ? undefined : 1))}>
        {takesPhotos(type) && <CameraButton id={`${id}-camera`} onPick={pick} />}
        <input
          className="visually-hidden"
          type="file"
          id={id}
          accept={acceptOf(type)}
          multiple={multiple}
          aria-describedby={`${id}-m`}
          onChange={pick}
        />
        <label htmlFor={id} className={buttonClass({})}>
          <Icon of={IconCloudUp} />
          {multiple ? 'Choisir des fichiers' : 'Choisir un fichier'}
        </label>
        <p>
          <span className="upload-drop">ou déposez-les ici</span>
          <span className="hint">{acceptedInWords(type)}</span>
        </p>
      </DropZone>
      <FieldMessage id={`${id}-m`} error={error} help={help} />
      <UploadList pending={pending} retry={retry} cancel={cancel} />
    </div>
  );
}
