import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/files/shown-file-name.ts';
import type { ContenuEntry } from '@ardoise/domain/projects/project.ts';
import { attachmentLabel } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { fieldId } from '../../../../components/field-id.ts';
import { AnnotationDialog } from '../../../../components/files/AnnotationDialog.tsx';
import { DocumentViewer } from '../../../../components/files/DocumentViewer.tsx';
import { photoNotes } from '../../../../components/files/file-notes.ts';
import { UploadZone } from '../../../../components/files/UploadZone.tsx';
import { showToast } from '../../../../components/toast-store.ts';
import { useErrorOf } from '../../form/use-error-of.ts';
import { useWizardSession } from '../../wizard-session.ts';
import { CardPhoto } from './CardPhoto.tsx';
import { usePhotos } from './use-photos.ts';

type Open =
  | { kind: 'annotate' | 'view'; entry: ContenuEntry; file: ProjectFile }
  | { kind: 'delete'; entry: ContenuEntry };

const VOIDS =
  'Le bon de commande est signé : supprimer cette photo annulera les signatures. Le client puis le délégué devront signer à nouveau.';

/** Photos and PDF of the present card, each with its post-its and what is to change. */
export function CardPhotos() {
  const { current, project } = useWizardSession();
  const { signed, fileOf, change, attach, remove } = usePhotos();
  const error = useErrorOf('contenu');
  const [open, setOpen] = useState<Open | null>(null);
  const entries = current.contenu ?? [];
  const close = () => setOpen(null);

  function save(entry: ContenuEntry, anno: ContenuEntry['anno']) {
    change(entry.photo, { anno });
    close();
    showToast({ message: 'Votre photo a bien été sauvegardée avec ses Post-its!' });
  }

  return (
    <>
      <UploadZone
        projectId={project._id.$oid}
        type="photo_carte"
        label="Photos et PDF de la carte actuelle"
        id={fieldId('contenu')}
        error={error}
        onUploaded={attach}
      />
      {entries.length > 0 && (
        <ul className="photos">
          {entries.map((entry, rank) => {
            const { file, gone, removable } = fileOf(entry);
            const show = (kind: 'annotate' | 'view') => file && setOpen({ kind, entry, file });
            return (
              <CardPhoto
                key={entry.photo}
                entry={entry}
                label={attachmentLabel(entry.filename, rank)}
                file={file}
                gone={gone}
                removable={removable}
                onNote={(modificationCarte) => change(entry.photo, { modificationCarte })}
                onView={() => show('view')}
                onAnnotate={() => show('annotate')}
                onDelete={() => setOpen({ kind: 'delete', entry })}
              />
            );
          })}
        </ul>
      )}
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
          notesOf={() => photoNotes(open.entry.anno ?? [])}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title="Voulez vraiment supprimer cette photo ?"
          confirm={signed ? 'Supprimer et annuler les signatures' : 'Supprimer'}
          onConfirm={() => remove(open.entry)}
          onClose={close}
        >
          <p>{shownFileName(open.entry.filename)}</p>
          {signed && <p>{VOIDS}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
