import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useCutPaste } from '../../../components/use-cut-paste.ts';
import type { StepScreen } from '../session/kind-screens.ts';
import { FreePricesDialog } from './FreePricesDialog.tsx';
import type { useLeaveStep } from './use-leave-step.ts';

interface AmendDialogProps {
  onConfirm: (comment: string) => void;
  onClose: () => void;
}

/** Head office amends a submitted order: with a comment, recorded in the history. */
function AmendDialog({ onConfirm, onClose }: AmendDialogProps) {
  const [comment, setComment] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { onPaste, notice } = useCutPaste(comment, LONGEST_TEXT);
  const missing = !saysSomething(comment);
  const confirm = () => {
    setAttempted(true);
    if (!missing) onConfirm(comment.trim());
  };
  const error = attempted && missing ? COMMENT_NEEDED : undefined;
  return (
    <Modal
      title="Modifier une commande transmise"
      size="s"
      closeOnBackdrop={false}
      onClose={onClose}
      description="La modification est inscrite dans l’historique ; les signatures sont marquées comme antérieures."
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" onClick={confirm}>
            Enregistrer la modification
          </Button>
        </>
      }
    >
      <div className={`field${error ? ' field-bad' : ''}`}>
        <label htmlFor="avenant">Pourquoi cette modification ?</label>
        <textarea
          id="avenant"
          className="field-input"
          rows={3}
          maxLength={LONGEST_TEXT}
          value={comment}
          aria-invalid={error ? true : undefined}
          aria-describedby="avenant-m"
          onChange={(event) => setComment(event.target.value)}
          onPaste={onPaste}
        />
        <FieldMessage id="avenant-m" error={error ?? notice} />
      </div>
    </Modal>
  );
}

interface StepDialogsProps {
  leave: ReturnType<typeof useLeaveStep>;
  screen: StepScreen;
}

/** Questions and refusals when leaving a step. */
export function StepDialogs({ leave: { held, stay, goOn, amend }, screen }: StepDialogsProps) {
  if (held?.by === 'popin' && screen.popin)
    return <screen.popin.Popin onAnswered={() => void goOn()} onClose={stay} />;
  if (held?.by === 'free')
    return <FreePricesDialog paths={held.free ?? []} onKept={() => void goOn()} onClose={stay} />;
  if (held?.by === 'amendment')
    return <AmendDialog onConfirm={(comment) => void amend(comment)} onClose={stay} />;
  if (held?.by === 'ending' && screen.ending) return <screen.ending.Dialog onClose={stay} />;
  if (held?.by !== 'refusal') return null;
  return (
    <Modal
      title="Encore un instant"
      size="s"
      onClose={stay}
      footer={
        <Button tone="main" onClick={stay}>
          Compléter
        </Button>
      }
    >
      <p>{held.message}</p>
    </Modal>
  );
}
