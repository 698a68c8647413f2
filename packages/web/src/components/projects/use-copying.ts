import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { useCloneProject } from '../../hooks/use-clone-project.ts';
import { useQuota } from '../../hooks/use-quota.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { CLONE_UNDONE, UNDO_CLONE_MS, useUndoClone } from '../../hooks/use-undo-clone.ts';
import { useNavigate } from '../../router/context.ts';
import { useToast } from '../Toast.tsx';
import { cloneRefusal } from './clone-refusal.ts';
import { useListBehind } from './use-list-behind.ts';
import { resumePath } from './wizard-path.ts';

/** A project to copy. */
export interface CopiedProject {
  id: string;
  name: string;
  type: ProjectType;
  smhf: string | null;
}

/** Units left in the quota that a copy would consume from, if any. */
function useUnitsLeft(
  type: ProjectType,
  smhf: string | null,
): { counted: boolean; left: number | undefined } {
  const kind = quotaKindOf(typeCodeOf(type));
  const quota = useQuota(kind === null ? null : smhf);
  return { counted: kind !== null, left: kind === null ? undefined : quota.data?.[`quotasRestant${kind}`] };
}

/** Copies a project, whole or with new prices alone: opens the copy, which can be taken back for ten minutes. */
export function useCopying(
  { id, type, smhf }: CopiedProject,
  { memeCarte = false, done }: { memeCarte?: boolean; done: string },
) {
  const clone = useCloneProject();
  const undo = useUndoClone();
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const toast = useToast();
  const units = useUnitsLeft(type, smhf);
  const vaeSuspended = useSettings().data?.vaeSuspendue === true;

  const takeBack = async (copy: string) => {
    await undo.mutateAsync(copy);
    toast({ message: CLONE_UNDONE });
    await navigate(behind);
  };

  return {
    ...units,
    /** Why it cannot be copied now; undefined if no reason is known. */
    refusal: cloneRefusal(type, { vaeSuspended, left: units.left }),
    copy: async () => {
      const { _id, nextState } = await clone.mutateAsync({ id, memeCarte });
      await navigate({ to: resumePath({ _id, type, nextState, memeCarte }) });
      toast({
        message: done,
        action: { label: 'Annuler le clonage', onPress: () => takeBack(_id.$oid) },
        // Later it stands in the menu of the order: prices are being written here, with toasts of their own.
        ...(memeCarte ? {} : { duration: UNDO_CLONE_MS }),
      });
    },
  };
}
