import { kindOf, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useCloneProject } from '../../hooks/use-clone-project.ts';
import { UNDO_CLONE_MS, useUndoClone } from '../../hooks/use-undo-clone.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useToast } from '../Toast.tsx';
import { followUpPath, wizardPath } from './wizard-path.ts';

interface CloneDialogProps {
  project: { id: string; name: string; type: string };
  onClose: () => void;
}

/** Asks before a clone, because its quota unit is consumed now; then opens its first step. */
export function CloneDialog({ project, onClose }: CloneDialogProps) {
  const { id, name, type } = project;
  const clone = useCloneProject();
  const undo = useUndoClone();
  const navigate = useNavigate();
  const toast = useToast();

  const takeBack = async (copy: string) => {
    await undo.mutateAsync(copy);
    toast({ message: 'Le clonage est annulé.' });
    await navigate({ to: '/dashboard' });
  };

  const confirm = async () => {
    const copy = await clone.mutateAsync(id);
    await navigate({ to: wizardPath(type, copy.id, copy.nextState) ?? followUpPath(copy.id) });
    toast({
      message: `${name} a été cloné.`,
      action: { label: 'Annuler le clonage', onPress: () => takeBack(copy.id) },
      duration: UNDO_CLONE_MS,
    });
  };

  const hasQuota = kindOf(type as ProjectType) !== 'PSM';
  return (
    <ConfirmDialog
      title={`Cloner ${name}`}
      confirm="Cloner le projet"
      tone="main"
      icon={IconCopy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Un nouveau brouillon reprend les réponses et les photos jointes, sans les signatures, les créations ni
        l’historique.
      </p>
      <p>
        {hasQuota && <b>Une unité de quota est consommée dès maintenant. </b>}
        Vous pourrez annuler le clonage pendant 10 minutes.
      </p>
    </ConfirmDialog>
  );
}
