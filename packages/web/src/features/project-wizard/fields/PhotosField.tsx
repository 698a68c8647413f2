import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { attachmentInWords, attachmentLabel } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import { keptPhotos, type Photo, photosOf } from '@ardoise/domain/wizards/photos.ts';
import { type ComponentProps, type ComponentType, useCallback, useState } from 'react';
import { AnnotationDialog } from '../../../components/documents/AnnotationDialog.tsx';
import { DocumentViewer } from '../../../components/documents/DocumentViewer.tsx';
import { photoNotes } from '../../../components/documents/file-notes.ts';
import { fieldId } from '../../../components/field-id.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { UploadZone, type UploadZoneProps } from '../../../components/uploads/UploadZone.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { EntryList } from '../entries/EntryList.tsx';
import type { DeletionQuestion } from '../entries/use-entry-deletion.tsx';
import { signAgain } from '../session/sign-again.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';
import { PhotoCard } from './PhotoCard.tsx';
import type { SmallPhoto as Small } from './SmallPhoto.tsx';
import { usePhotos } from './use-photos.ts';
import './PhotosField.css';

/** Larger ones are never too small: what is said of the others is loaded late. */
const ENOUGH_PIXELS = 4_000_000;
const mayBeSmall = ({ width, height }: ProjectFile) =>
  width !== null && height !== null && width * height < ENOUGH_PIXELS;

const SmallPhoto = lateScreen<ComponentProps<typeof Small>>(
  async () => (await import('./SmallPhoto.tsx')).SmallPhoto,
  null,
);

type Open = { kind: 'annotate' | 'view'; entry: Photo; file: ProjectFile };

const VOIDS = 'Le bon de commande est signé\u00a0: supprimer cette photo annulera les signatures.';

/** Confirmation before a photo is deleted; `again`: it voids the signatures, and who signs again. */
const deletionOf = ({ filename }: Photo, again: string | null): DeletionQuestion => ({
  title: 'Voulez vraiment supprimer cette photo ?',
  confirm: again !== null ? 'Supprimer et annuler les signatures' : 'Supprimer',
  loses: (
    <>
      <p>{shownFileName(filename)}</p>
      {again !== null && (
        <p>
          {VOIDS} {again}
        </p>
      )}
    </>
  ),
});

interface PhotosFieldProps extends FieldViewProps<'photos'> {
  /** Where they are added; default a drop zone. */
  Zone?: ComponentType<UploadZoneProps>;
}

interface SizeNoticeProps {
  entry: Photo;
  file: ProjectFile | undefined;
  photos: Pick<ReturnType<typeof usePhotos>, 'change' | 'attach' | 'remove'>;
}

/** Of a photo whose prices are to be read, that it is too small for them. */
function SizeNotice({ entry, file, photos }: SizeNoticeProps) {
  if (file === undefined || !mayBeSmall(file)) return null;
  return (
    <SmallPhoto
      file={file}
      kept={entry.gardee === 'oui'}
      onKeep={() => photos.change(entry.photo, { gardee: 'oui' })}
      onRetake={(taken) => {
        photos.attach(taken);
        void photos.remove(entry);
      }}
    />
  );
}

/** What was written of a photo, for its viewer: its post-its, and its alternative. */
function written(entry: Photo, photos: readonly Photo[]) {
  const rank = photos.findIndex(({ photo }) => photo === entry.photo);
  return {
    notesOf: () => photoNotes(entry.anno ?? []),
    saidOf: () => attachmentInWords(entry, rank),
  };
}

/** Photos and files, each with post-its and a note. */
export function PhotosField(props: PhotosFieldProps) {
  const { field, help, value, present, onChange, error, Zone = UploadZone } = props;
  const { project, entry: named, noteUploads } = useWizardSession();
  const { path, shape, files } = field;
  const noteOwnUploads = useCallback((count: number) => noteUploads(path, count), [noteUploads, path]);
  const photos = usePhotos({
    type: files,
    only: field.only ?? false,
    present: () => photosOf(present(), shape),
    put: (kept) => onChange(keptPhotos(kept, shape)),
  });
  const { signed, fileOf, change, attach, remove } = photos;
  const { role } = useMe();
  const again = signed ? signAgain(project.type, role) : null;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  function save(entry: Photo, anno: Photo['anno']) {
    change(entry.photo, { anno });
    close();
    showToast({ message: 'Votre photo a bien été sauvegardée avec ses Post-its!' });
  }

  return (
    <div className="photos-field">
      <Zone
        projectId={project._id.$oid}
        type={files}
        label={field.drop}
        id={fieldId(path)}
        error={error}
        help={help}
        onUploaded={attach}
        onUnderWay={noteOwnUploads}
      />
      <EntryList
        className="photos-field-list"
        entries={photosOf(value, shape)}
        idOf={({ entree, photo }) => entree ?? photo}
        deletion={{ question: (entry) => deletionOf(entry, again), onDelete: remove }}
        named={named}
      >
        {(entry, rank, onDelete) => {
          const { file, gone, removable } = fileOf(entry);
          const show = (kind: 'annotate' | 'view') => file && setOpen({ kind, entry, file });
          return (
            <PhotoCard
              entry={entry}
              label={attachmentLabel(entry.filename, rank)}
              noteLabel={field.note}
              file={file}
              gone={gone}
              removable={removable}
              onNote={(note) => change(entry.photo, { note })}
              onView={() => show('view')}
              onAnnotate={() => show('annotate')}
              onDelete={onDelete}
              notice={field.legible && <SizeNotice entry={entry} file={file} photos={photos} />}
            />
          );
        }}
      </EntryList>
      {open?.kind === 'annotate' && (
        <AnnotationDialog
          file={open.file}
          notes={open.entry.anno ?? []}
          onSave={(notes) => save(open.entry, notes)}
          onClose={close}
        />
      )}
      {open?.kind === 'view' && (
        <DocumentViewer
          files={[open.file]}
          {...written(open.entry, photosOf(value, shape))}
          onClose={close}
        />
      )}
    </div>
  );
}
