import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { senderFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { isPendingFile } from '../../../api/outbox/is-pending-file.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FileThumbnail, notesInWords } from '../../../components/documents/FileThumbnail.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { formatSize } from '../../../components/format-number.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { useCutPaste } from '../../../components/use-cut-paste.ts';
import type { WaitingPhoto as Waiting } from './WaitingPhoto.tsx';

interface PhotoCardProps {
  entry: Photo;
  /** 'Photo 2', as in the recap and the order form. */
  label: string;
  /** Label of its note. */
  noteLabel: string;
  /** Undefined while the list of files loads. */
  file: ProjectFile | undefined;
  /** Deleted from the project, by another person or on another screen. */
  gone: boolean;
  removable: boolean;
  onNote: (text: string) => void;
  onView: () => void;
  onAnnotate: () => void;
  onDelete: () => void;
  /** What is to be known of it before it is left. */
  notice?: ReactNode;
}

const WaitingPhoto = lateScreen<ComponentProps<typeof Waiting>>(
  async () => (await import('./WaitingPhoto.tsx')).WaitingPhoto,
  null,
);

const GONE =
  'Ce fichier n’est plus parmi les fichiers du projet : supprimez-le de la liste, ou joignez-le à nouveau.';

/** One photo or file: its kind, post-its and note. */
export function PhotoCard(props: PhotoCardProps) {
  const { entry, label, noteLabel, file, gone, removable, onNote, onView, onAnnotate, onDelete } = props;
  const id = useId();
  const notes = entry.anno?.length ?? 0;
  const { onPaste, notice } = useCutPaste(entry.note ?? '', LONGEST_TEXT);
  return (
    <div className="photos-field-photo">
      <button
        type="button"
        className="photos-field-open"
        onClick={onView}
        aria-label={[`Voir ${label}`, notes > 0 && notesInWords(notes)].filter(Boolean).join(', ')}
      >
        <FileThumbnail file={file} notes={notes} />
      </button>
      <div className="photos-field-what">
        <p>
          <b>{label}</b>
          <span className="meta">
            {[
              senderFileName(entry.filename),
              file && formatSize(file.size),
              file?.pages && file.pages > 1 ? `${file.pages} pages` : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
        {gone && <Banner tone="wait">{GONE}</Banner>}
        {props.notice}
        {file?.avertissement && <p className="hint">{file.avertissement}</p>}
        <div className="field">
          <label htmlFor={id}>
            {noteLabel} <span className="field-optional">facultatif</span>
          </label>
          <textarea
            className="field-input"
            id={id}
            rows={2}
            maxLength={LONGEST_TEXT}
            value={entry.note ?? ''}
            onChange={(event) => onNote(event.target.value)}
            onPaste={onPaste}
            aria-describedby={notice && `${id}-m`}
          />
          {notice && <FieldMessage id={`${id}-m`} error={notice} />}
        </div>
        <div className="actions">
          {gone ? null : file && !file.annotable ? (
            <span className="hint photos-field-none">Fichier non annotable</span>
          ) : (
            <Button icon={IconNote} disabled={file === undefined} onClick={onAnnotate}>
              {notes > 0 ? 'Modifier les post-its' : 'Annoter'}
            </Button>
          )}
          {removable && (
            <Button tone="text" icon={IconTrash} onClick={onDelete} aria-label={`Supprimer ${label}`}>
              Supprimer
            </Button>
          )}
        </div>
        {/* Gone once it is sent: a press on what it would move is lost. */}
        {file && isPendingFile(file) && <WaitingPhoto file={file} />}
      </div>
    </div>
  );
}
