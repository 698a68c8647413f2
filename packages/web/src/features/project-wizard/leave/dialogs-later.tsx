import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useCutPaste } from '../../../components/use-cut-paste.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { freePricesToAsk, keepFreePrices } from './free-prices-kept.ts';

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

interface FreePricesDialogProps {
  /** Paths of the prices of 0. */
  paths: readonly string[];
  onKept: () => void;
  /** To correct them. */
  onClose: () => void;
}

/** A price of 0 is confirmed, not refused: what is free is rare, and forgetting to write a price is not. */
function FreePricesDialog({ paths, onKept, onClose }: FreePricesDialogProps) {
  const session = useWizardSession();
  const keep = () => {
    keepFreePrices(session, paths);
    onKept();
  };
  const many = paths.length > 1;
  return (
    <Modal
      title={
        many ? 'Ces prix sont à 0\u00a0€. Est-ce voulu\u00a0?' : 'Ce prix est à 0\u00a0€. Est-ce voulu\u00a0?'
      }
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Corriger</Button>
          <Button tone="main" onClick={keep}>
            Oui, garder 0&nbsp;€
          </Button>
        </>
      }
    >
      <ul>
        {paths.map((path) => (
          <li key={path}>{inOneName(pathName(session.wizard, path)?.words ?? [])}</li>
        ))}
      </ul>
    </Modal>
  );
}

/** What few steps are left by, in one script. */
export const dialogsLater = { AmendDialog, FreePricesDialog, freePricesToAsk };
