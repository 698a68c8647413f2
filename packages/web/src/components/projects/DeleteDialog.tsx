import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useDeleteProject } from '../../hooks/use-delete-project.ts';
import { useRestoreProject } from '../../hooks/use-restore-project.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { NBSP } from '../format-number.ts';
import { useToast } from '../Toast.tsx';
import { DELETED_FOR_A_WHILE } from './status-messages.ts';

interface DeleteDialogProps {
  project: { id: string; name: string };
  /** With permission to restore, the toast offers an undo. */
  mayRestore: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Confirms the deletion of a project, with its consequences and, if allowed, an undo. */
export function DeleteDialog({ project, mayRestore, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteProject();
  const restore = useRestoreProject();
  const toast = useToast();

  const takeBack = async () => {
    await restore.mutateAsync(project.id);
    toast({ message: `${project.name} est rétabli.` });
  };

  const confirm = async () => {
    await remove.mutateAsync(project.id);
    toast({
      icon: IconTrash,
      message: `${project.name} est supprimé.`,
      ...(mayRestore && { action: { label: 'Rétablir', onPress: takeBack } }),
    });
    onDeleted?.();
  };

  return (
    <ConfirmDialog
      title={`Supprimer ${project.name}${NBSP}?`}
      confirm="Supprimer"
      cancel="Garder le projet"
      icon={IconTrash}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{DELETED_FOR_A_WHILE}</p>
    </ConfirmDialog>
  );
}
