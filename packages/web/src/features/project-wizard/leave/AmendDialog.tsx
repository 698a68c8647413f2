import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useCutPaste } from '../../../components/use-cut-paste.ts';

interface AmendDialogProps {
  onConfirm: (comment: string) => void;
  onClose: () => void;
}

/** Head office amends a submitted order: with a comment, recorded in the history. */
export function AmendDialog({ onConfirm, onClose }: AmendDialogProps) {
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
