import { ERRORS } from '@ardoise/domain/errors.ts';
import { type ProjectType, typeCodeOf } from '@ardoise/domain/projects/kinds.ts';
import { LOW_QUOTA, quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useCloneProject } from '../../hooks/use-clone-project.ts';
import { useQuota } from '../../hooks/use-quota.ts';
import { UNDO_CLONE_MS, useUndoClone } from '../../hooks/use-undo-clone.ts';
import { Banner } from '../Banner.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { NBSP } from '../format-number.ts';
import { useToast } from '../Toast.tsx';
import { followUpPath, wizardPath } from './wizard-path.ts';

interface CloneDialogProps {
  project: { id: string; name: string; type: string; smhf: string | null };
  onClose: () => void;
}

/** Asks before a clone, because its quota unit is consumed now; then opens its first step. */
export function CloneDialog({ project, onClose }: CloneDialogProps) {
  const { id, name, type, smhf } = project;
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
      <CloneQuota type={type as ProjectType} smhf={smhf} />
      <p>Vous pourrez annuler le clonage pendant 10 minutes.</p>
    </ConfirmDialog>
  );
}

/** What the clone takes of the quota, and what is left of it (3-decisions.md section 4); nothing where none is counted. */
function CloneQuota({ type, smhf }: { type: ProjectType; smhf: string | null }) {
  const kind = quotaKindOf(typeCodeOf(type));
  const quota = useQuota(kind === null ? null : smhf);
  if (kind === null) return <p>Les projets Sur Mesure ne comptent dans aucun quota.</p>;
  const left = quota.data?.[`quotasRestant${kind}`];
  return (
    <>
      <p>
        <b>Une unité de quota est consommée dès maintenant.</b>
        {left !== undefined && left > LOW_QUOTA && ` Il en reste ${left}.`}
      </p>
      {left !== undefined && left > 0 && left <= LOW_QUOTA && (
        <Banner tone="wait">
          Attention, quota restant faible{NBSP}: {left}
        </Banner>
      )}
      {left !== undefined && left <= 0 && (
        <Banner tone="stop">{ERRORS[kind === 'PDA' ? 'QUOTA_PDA' : 'QUOTA'].message}</Banner>
      )}
    </>
  );
}
