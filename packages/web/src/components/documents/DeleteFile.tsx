import { deleteFile, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { proofsKey } from '../../hooks/use-proofs.ts';
import { Button, type ButtonTone } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { NBSP } from '../format-number.ts';
import { useToast } from '../Toast.tsx';

interface DeleteFileProps {
  projectId: string;
  file: ProjectFile;
  onDeleted: () => void;
  /** Its button; by default that of the viewer. */
  label?: string;
  tone?: ButtonTone;
}

/** What is deleted with it. */
const LOST: Partial<Record<ProjectFile['myplv_file_type'], string>> = {
  photo_crea:
    'Une nouvelle version de la création est faite sans lui. Les versions déjà envoyées restent consultables.',
  execution: 'Le projet ne pourra pas partir en impression sans fichier d’exécution.',
};

/** Deletes a file if the reply permits: never one covered by a signature. */
export function DeleteFile({
  projectId,
  file,
  onDeleted,
  label = 'Supprimer ce fichier',
  tone = 'danger',
}: DeleteFileProps) {
  const [asking, setAsking] = useState(false);
  const cache = useQueryClient();
  const toast = useToast();
  const remove = async () => {
    const query = { filename: file.filename };
    if (!(await request(deleteFile, { params: { id: projectId }, query }))) {
      toast({ tone: 'stop', message: 'Echec de la suppression du fichier' });
      return;
    }
    await Promise.all([
      cache.invalidateQueries({ queryKey: projectKey(projectId) }),
      cache.invalidateQueries({ queryKey: proofsKey(projectId) }),
    ]);
    toast({ message: `${shownFileName(file.filename)} est supprimé.` });
  };
  return (
    <>
      <Button tone={tone} icon={IconTrash} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Supprimer ${shownFileName(file.filename)}${NBSP}?`}
          confirm="Supprimer définitivement"
          icon={IconTrash}
          onConfirm={async () => {
            await remove();
            onDeleted();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{LOST[file.myplv_file_type] ?? 'Ce fichier ne sera plus joint au projet.'}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
