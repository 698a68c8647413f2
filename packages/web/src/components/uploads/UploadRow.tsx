import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button, IconButton } from '../Button.tsx';
import { formatPercent, formatSize } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import type { PendingUpload } from './use-uploads.ts';

interface UploadRowProps {
  upload: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

const REMEDIES = { retry: 'Réessayer', voidSignatures: 'Joindre et annuler les signatures' };

/** An upload in progress, or its error with a remedy. */
export function UploadRow({
  upload: { file, fraction, failure, remedy },
  onRetry,
  onCancel,
}: UploadRowProps) {
  const percent = Math.round(fraction * 100);
  return (
    <li className={failure ? 'upload-failed' : undefined}>
      <div className="upload-name">
        <b>{file.name}</b>
        <span className="meta">{formatSize(file.size)}</span>
      </div>
      {failure === null ? (
        <div className="upload-progress">
          <progress max={100} value={percent} aria-label={`Envoi de ${file.name}`} />
          <span className="meta">{percent < 100 ? formatPercent(percent) : 'Vérification…'}</span>
        </div>
      ) : (
        <p className="upload-why" role="alert">
          <Icon of={IconAlertTriangle} size="s" />
          <span>{failure}</span>
        </p>
      )}
      <div className="upload-actions">
        {failure !== null && remedy && <Button onClick={onRetry}>{REMEDIES[remedy]}</Button>}
        <IconButton
          icon={IconX}
          label={failure === null ? `Annuler l’envoi de ${file.name}` : `Retirer ${file.name}`}
          onClick={onCancel}
        />
      </div>
    </li>
  );
}
