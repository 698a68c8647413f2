import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { ACCEPTED_EXTENSIONS, maxFileSize } from '@ardoise/domain/files/file-rules.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button, IconButton } from '../../components/Button.tsx';
import type { PendingUpload, useUploads } from '../../components/files/use-uploads.ts';
import { formatPercent, formatSize, NBSP } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';

/** What may go with a change of status. */
export const STATUS_FILES = {
  accept: ACCEPTED_EXTENSIONS.statut.map((extension) => `.${extension}`).join(','),
  words: `PDF, images ou vidéos, 50${NBSP}Mo au plus (500${NBSP}Mo pour une vidéo)`,
  // The server has a smaller limit for what is no video.
  maxBytes: maxFileSize('statut', 'mp4'),
};

interface StatusFilesProps {
  files: readonly ProjectFile[];
  uploads: ReturnType<typeof useUploads>;
  onRemove: (file: ProjectFile) => void;
}

/** Files that go with a message: each with its progress, to be cancelled or tried again. */
export function StatusFiles({ files, uploads, onRemove }: StatusFilesProps) {
  return (
    <div className="f">
      <span className="lab">
        Fichiers joints <span className="opt">facultatif</span>
      </span>
      {files.length + uploads.pending.length > 0 && (
        <ul className="status-files">
          {files.map((file) => (
            <li key={file.id}>
              <Icon of={IconFile} />
              <span>
                {file.filename} <span className="meta">{formatSize(file.size)}</span>
              </span>
              <IconButton icon={IconX} label={`Retirer ${file.filename}`} onClick={() => onRemove(file)} />
            </li>
          ))}
          {uploads.pending.map((upload) => (
            <PendingFile
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onCancel={() => uploads.cancel(upload.key)}
            />
          ))}
        </ul>
      )}
      <label className="b b-line status-pick">
        <Icon of={IconPaperclip} />
        Joindre des fichiers
        <input
          className="sr"
          type="file"
          multiple
          accept={STATUS_FILES.accept}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <p className="msg">{STATUS_FILES.words}</p>
    </div>
  );
}

interface PendingFileProps {
  upload: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

function PendingFile({ upload, onRetry, onCancel }: PendingFileProps) {
  const { file, fraction, failure, retry } = upload;
  const percent = Math.round(100 * fraction);
  return (
    <li className={failure ? 'bad' : undefined}>
      <Icon of={IconFile} />
      <span>
        {file.name}
        {failure ? (
          <span className="meta" role="alert">
            {' '}
            {failure}
          </span>
        ) : (
          <span className="status-progress">
            <progress max={100} value={percent} aria-label={`Envoi de ${file.name}`} />
            <span className="meta">{formatPercent(percent)}</span>
          </span>
        )}
      </span>
      {failure && retry && (
        <Button tone="text" onClick={onRetry}>
          Réessayer
        </Button>
      )}
      <IconButton
        icon={IconX}
        label={failure ? `Retirer ${file.name}` : `Annuler l’envoi de ${file.name}`}
        onClick={onCancel}
      />
    </li>
  );
}
