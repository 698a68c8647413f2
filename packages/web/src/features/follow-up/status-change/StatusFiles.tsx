import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import { buttonClass, IconButton } from '../../../components/Button.tsx';
import { formatSize, NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { acceptOf } from '../../../components/uploads/accepted-files.ts';
import { UploadRow } from '../../../components/uploads/UploadRow.tsx';
import type { useUploads } from '../../../components/uploads/use-uploads.ts';
import '../../../components/uploads/Upload.css';
import './StatusChange.css';

interface StatusFilesProps {
  files: readonly ProjectFile[];
  uploads: ReturnType<typeof useUploads>;
  onRemove: (file: ProjectFile) => void;
}

/** Attachments of a message: each with its progress, cancel and retry. */
export function StatusFiles({ files, uploads, onRemove }: StatusFilesProps) {
  const id = useId();
  return (
    <div className="field">
      <span className="field-label">
        Fichiers joints <span className="field-optional">facultatif</span>
      </span>
      {files.length + uploads.pending.length > 0 && (
        <ul className="upload-list">
          {files.map((file) => (
            <li key={file.id}>
              <div className="upload-name">
                <b>{shownFileName(file.filename)}</b>
                <span className="meta">{formatSize(file.size)}</span>
              </div>
              <span className="status-change-joined">
                <Icon of={IconFile} size="s" />
                Joint
              </span>
              <div className="upload-actions">
                <IconButton
                  icon={IconX}
                  label={`Retirer ${shownFileName(file.filename)}`}
                  onClick={() => onRemove(file)}
                />
              </div>
            </li>
          ))}
          {uploads.pending.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onCancel={() => uploads.cancel(upload.key)}
            />
          ))}
        </ul>
      )}
      <div className="status-change-pick">
        <input
          className="visually-hidden"
          id={id}
          type="file"
          multiple
          accept={acceptOf('statut')}
          aria-describedby={`${id}-m`}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label className={buttonClass({})} htmlFor={id}>
          <Icon of={IconPaperclip} />
          Joindre des fichiers
        </label>
        <span className="hint" id={`${id}-m`}>
          PDF, images ou vidéos, 50{NBSP}Mo au plus (500{NBSP}Mo pour une vidéo)
        </span>
      </div>
    </div>
  );
}
