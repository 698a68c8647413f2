import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../../components/Button.tsx';
import { formatPercent, formatSize } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';

interface ChosenFilesProps {
  files: readonly File[];
  /** Absent during the upload. */
  onRemove: ((file: File) => void) | undefined;
}

/** The files to send together. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="link-page-files" aria-label="Fichiers choisis">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <Icon of={IconFile} />
          <span>
            {file.name}
            <span className="meta"> {formatSize(file.size)}</span>
          </span>
          {onRemove && (
            <IconButton icon={IconX} label={`Retirer ${file.name}`} onClick={() => onRemove(file)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How much of them is sent. */
export function Progress({ fraction }: { fraction: number }) {
  const percent = Math.round(100 * fraction);
  return (
    <div className="link-page-progress">
      <progress max={100} value={percent} aria-label="Envoi en cours" />
      <span>{percent < 100 ? formatPercent(percent) : 'Vérification…'}</span>
    </div>
  );
}
