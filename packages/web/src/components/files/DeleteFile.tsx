import { deleteFile, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { showToast } from '../toast-store.ts';

interface DeleteFileProps {
  projectId: string;
  file: ProjectFile;
  onDeleted: () => void;
}

/** Deletes a file for whom the reply says may: never one that a signature covers. */
export function DeleteFile({ projectId, file, onDeleted }: DeleteFileProps) {
  const [asking, setAsking] = useState(false);
  const cache = useQueryClient();
  const remove = async () => {
    const query = { filename: file.filename };
    if (!(await request(deleteFile, { params: { id: projectId }, query }))) {
      showToast({ tone: 'stop', message: 'Echec de la suppression du fichier' });
      return;
    }
    await cache.invalidateQueries({ queryKey: projectKey(projectId) });
    showToast({ message: `${file.filename} est supprimé.` });
  };
  return (
    <>
      <Button tone="danger" icon={IconTrash} onClick={() => setAsking(true)}>
        Supprimer
      </Button>
      {asking && (
        <ConfirmDialog
          title="Supprimer ce fichier ?"
          confirm="Supprimer"
          icon={IconTrash}
          onConfirm={async () => {
            await remove();
            onDeleted();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{file.filename} ne sera plus joint au projet.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
