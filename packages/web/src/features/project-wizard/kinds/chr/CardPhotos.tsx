import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { ContenuEntry } from '@ardoise/domain/projects/project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../../api/request.ts';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { fieldId } from '../../../../components/field-id.ts';
import { AnnotationDialog } from '../../../../components/files/AnnotationDialog.tsx';
import { DocumentViewer } from '../../../../components/files/DocumentViewer.tsx';
import { UploadZone } from '../../../../components/files/UploadZone.tsx';
import { showToast } from '../../../../components/toast-store.ts';
import { projectKey } from '../../../../hooks/use-project.ts';
import { useProjectFiles } from '../../../../hooks/use-project-files.ts';
import { savesByItself } from '../../draft/open-draft.ts';
import { useErrorOf } from '../../form/use-error-of.ts';
import { useWizardSession } from '../../wizard-session.ts';
import { CardPhoto } from './CardPhoto.tsx';

type Open =
  | { kind: 'annotate' | 'view'; entry: ContenuEntry; file: ProjectFile }
  | { kind: 'delete'; entry: ContenuEntry };

const entryOf = ({ id, filename }: ProjectFile): ContenuEntry => ({ photo: id, filename });

/** A file that arrived while the page was lost has no entry yet: each new list of files is looked at once. */
function useLostUploads(files: readonly ProjectFile[] | undefined) {
  const { present, put, project } = useWizardSession();
  const seen = useRef<readonly ProjectFile[]>(undefined);
  useEffect(() => {
    if (files === undefined || seen.current === files) return;
    seen.current = files;
    const entries = present().contenu ?? [];
    const known = new Set(entries.map(({ photo }) => photo));
    const lost = files.filter((file) => file.myplv_file_type === 'photo_carte' && !known.has(file.id));
    if (lost.length > 0 && savesByItself(project))
      put('contenu', [...entries, ...lost.map(entryOf).reverse()]);
  }, [files, project, put, present]);
}

/** The entries of the present card, and what changes them. */
function usePhotos() {
  const { present, put, project } = useWizardSession();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const { data: files } = useProjectFiles(id);
  const entries = () => present().contenu ?? [];
  const change = (photo: string | undefined, part: Partial<ContenuEntry>) =>
    put(
      'contenu',
      entries().map((entry) => (entry.photo === photo ? { ...entry, ...part } : entry)),
    );

  useLostUploads(files);

  function attach(file: ProjectFile) {
    put('contenu', [...entries(), entryOf(file)]);
    // Attaching to a signed draft also changes the project.
    void cache.invalidateQueries({ queryKey: projectKey(id) });
  }

  async function isStillThere(photo: string | undefined): Promise<boolean> {
    const present = await request(listFiles, { params: { id } });
    return present.some((file) => file.id === photo);
  }

  async function remove({ photo, filename = '' }: ContenuEntry) {
    const deleted = await request(deleteFile, { params: { id }, query: { filename } });
    // Gone already: a first answer was lost, or somebody else deleted it. The entry must be able to go too.
    if (!deleted && (await isStillThere(photo))) {
      showToast({ tone: 'stop', message: 'Echec de la suppression du fichier' });
      return;
    }
    put(
      'contenu',
      entries().filter((entry) => entry.photo !== photo),
    );
    await cache.invalidateQueries({ queryKey: [...projectKey(id), 'files'] });
  }

  return { files, change, attach, remove };
}

/** Photos and PDF of the present card, each with its post-its and what is to change. */
export function CardPhotos() {
  const { current, project } = useWizardSession();
  const { files, change, attach, remove } = usePhotos();
  const error = useErrorOf('contenu');
  const [open, setOpen] = useState<Open | null>(null);
  const entries = current.contenu ?? [];
  const close = () => setOpen(null);
  const fileOf = (entry: ContenuEntry) => files?.find(({ id }) => id === entry.photo);

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
          {entries.map((entry) => {
            const file = fileOf(entry);
            const show = (kind: 'annotate' | 'view') => file && setOpen({ kind, entry, file });
            return (
              <CardPhoto
                key={entry.photo}
                entry={entry}
                file={file}
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
        <DocumentViewer files={[open.file]} notesOf={() => open.entry.anno ?? []} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title="Voulez vraiment supprimer cette photo ?"
          confirm="Supprimer"
          onConfirm={() => remove(open.entry)}
          onClose={close}
        >
          <p>{open.entry.filename}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
