import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { CloneQuota } from './CloneQuota.tsx';
import { type CopiedProject, useCopying } from './use-copying.ts';

interface CloneDialogProps {
  project: CopiedProject;
  onClose: () => void;
}

/** Confirms a clone, because it consumes a quota unit immediately; then opens its first step. */
export function CloneDialog({ project, onClose }: CloneDialogProps) {
  const { name } = project;
  const { counted, left, refusal, copy } = useCopying(project, { done: `${name} a été cloné.` });
  return (
    <ConfirmDialog
      title={`Cloner ${name}`}
      confirm="Cloner le projet"
      tone="main"
      icon={IconCopy}
      refusal={refusal}
      onConfirm={copy}
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
