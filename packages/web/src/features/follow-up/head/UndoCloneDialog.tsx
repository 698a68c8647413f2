import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { NBSP } from '../../../components/format-number.ts';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { useToast } from '../../../components/Toast.tsx';
import { CLONE_UNDONE, useUndoClone } from '../../../hooks/use-undo-clone.ts';
import { useNavigate } from '../../../router/context.ts';

/** Undoes a recent clone: deletes it, and releases its quota unit. */
export function UndoCloneDialog({
  project,
  onClose,
}: {
  project: { id: string; name: string; type: ProjectType };
  onClose: () => void;
}) {
  const undo = useUndoClone();
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const toast = useToast();
  const confirm = async () => {
    await undo.mutateAsync(project.id);
    toast({ message: CLONE_UNDONE });
    await navigate(behind);
  };
  return (
    <ConfirmDialog
      title={`Annuler le clonage${NBSP}?`}
      confirm="Annuler le clonage"
      cancel="Garder le projet"
      icon={IconArrowBackUp}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Ce brouillon et ce que vous y avez saisi disparaissent
        {quotaKindOf(typeCodeOf(project.type)) !== null && ', et l’unité de quota est rendue'}.
      </p>
    </ConfirmDialog>
  );
}
