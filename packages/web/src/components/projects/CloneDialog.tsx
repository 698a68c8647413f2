import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { LOW_QUOTA, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useCloneProject } from '../../hooks/use-clone-project.ts';
import { useQuota } from '../../hooks/use-quota.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { CLONE_UNDONE, UNDO_CLONE_MS, useUndoClone } from '../../hooks/use-undo-clone.ts';
import { useNavigate } from '../../router/context.ts';
import { Banner } from '../Banner.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { NBSP } from '../format-number.ts';
import { useToast } from '../Toast.tsx';
import { cloneRefusal } from './clone-refusal.ts';
import { useListBehind } from './use-list-behind.ts';
import { wizardPath } from './wizard-path.ts';

interface CloneDialogProps {
  project: { id: string; name: string; type: ProjectType; smhf: string | null };
  onClose: () => void;
}

/** Confirms a clone, because it consumes a quota unit immediately; then opens its first step. */
export function CloneDialog({ project, onClose }: CloneDialogProps) {
  const { id, name, type, smhf } = project;
  const clone = useCloneProject();
  const undo = useUndoClone();
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const toast = useToast();
  const { counted, left } = useUnitsLeft(type, smhf);
  const settings = useSettings();
  const vaeSuspended = settings.data?.vaeSuspendue === true;
  const refusal = cloneRefusal(type, { vaeSuspended, left });

  const takeBack = async (copy: string) => {
    await undo.mutateAsync(copy);
    toast({ message: CLONE_UNDONE });
    await navigate(behind);
  };

  const confirm = async () => {
    const copy = await clone.mutateAsync(id);
    await navigate({ to: wizardPath(type, copy.id, copy.nextState) });
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
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Un nouveau brouillon reprend les réponses et les photos jointes, sans les signatures, les créations ni
        l’historique.
      </p>
      {refusal === undefined && (
        <>
          {counted ? <CloneQuota left={left} /> : <p>Les projets Sur Mesure ne comptent dans aucun quota.</p>}
          <p>Vous pourrez annuler le clonage pendant 10 minutes.</p>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Units left in the quota that a clone would consume from, if any. */
function useUnitsLeft(
  type: ProjectType,
  smhf: string | null,
): { counted: boolean; left: number | undefined } {
  const kind = quotaKindOf(typeCodeOf(type));
  const quota = useQuota(kind === null ? null : smhf);
  return { counted: kind !== null, left: kind === null ? undefined : quota.data?.[`quotasRestant${kind}`] };
}

/** States that the clone consumes a unit, and the units left (specification/quotas.md#consuming-a-unit). */
function CloneQuota({ left }: { left: number | undefined }) {
  const low = useSettings().data?.seuilQuota ?? LOW_QUOTA;
  return (
    <>
      <p>
        <b>Une unité de quota est consommée dès maintenant.</b>
        {left !== undefined && left > low && ` Il en reste ${left}.`}
      </p>
      {left !== undefined && left <= low && (
        <Banner tone="wait">
          Attention, quota restant faible{NBSP}: {left}
        </Banner>
      )}
    </>
  );
}
