import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { CAUSE_NEEDED } from '@ardoise/domain/projects/return-causes.ts';
import { useEffect, useId, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import type { Thread } from '../../components/documents/remark-threads.ts';
import { FieldLabel } from '../../components/FieldLabel.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { fieldId } from '../../components/field-id.ts';
import { FindingTicks } from '../../components/findings/FindingTicks.tsx';
import type { GoingFindings } from '../../components/findings/use-going-findings.ts';
import { Modal } from '../../components/Modal.tsx';
import { GoesWith } from '../../components/projects/GoesWith.tsx';
import { ReturnCauses } from '../../components/projects/ReturnCauses.tsx';
import { useCutPaste } from '../../components/use-cut-paste.ts';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import type { Corrections } from './approval-source.ts';
import { notesGoAlong } from './approval-words.ts';
import '../../components/Field.css';

interface CorrectionsDialogProps {
  asked: Corrections;
  onChange: (change: Partial<Corrections>) => void;
  /** The client's own remarks that ask for something. */
  remarks: readonly Thread[];
  /** Of the proof: what is asked of it stands in for the message. */
  version: number;
  /** What nobody asked for, which goes along. */
  going: GoingFindings;
  busy: boolean;
  onSend: (asked: Corrections) => Promise<void>;
  onClose: () => void;
}

const LONGEST = 2000;

/** Corrections, why, and as a message or by post-its already added; one of them is required. */
export function CorrectionsDialog({
  asked: { comment, causes },
  onChange,
  remarks,
  version,
  going,
  busy,
  onSend,
  onClose,
}: CorrectionsDialogProps) {
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { onPaste, notice } = useCutPaste(comment, LONGEST);
  const id = useId();
  const asks = remarks.some(({ depuis }) => depuis === version);
  const empty = !saysSomething(comment) && !asks && !going.sendsSome;
  const error = attempted && empty ? COMMENT_NEEDED : undefined;
  const causeError = attempted && causes.length === 0 ? CAUSE_NEEDED : undefined;

  const propose = useStableCallback(() => causes.length === 0 && onChange({ causes: ['prix'] }));
  useEffect(() => {
    if (going.proposesPrice) propose();
  }, [going.proposesPrice, propose]);

  async function send() {
    setAttempted(true);
    if (causes.length === 0) return document.getElementById(fieldId('causes'))?.focus();
    if (empty) return document.getElementById(id)?.focus();
    setFailure(null);
    await going
      .send()
      .then(() => onSend({ comment: comment.trim(), causes }))
      .catch((thrown: unknown) => setFailure(messageOf(thrown)));
  }

  return (
    <Modal
      title="Demander des corrections"
      description={notesGoAlong(remarks.length)}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" busy={busy} onClick={() => void send()}>
            {failure === null ? 'Envoyer à l’agence' : 'Réessayer'}
          </Button>
        </>
      }
    >
      <ReturnCauses chosen={causes} onChange={(chosen) => onChange({ causes: chosen })} error={causeError} />
      <div className={`field${error ? ' field-bad' : ''}`}>
        <FieldLabel htmlFor={id} optional={asks || going.sendsSome}>
          Que faut-il changer&nbsp;?
        </FieldLabel>
        <textarea
          className="field-input"
          id={id}
          rows={5}
          maxLength={LONGEST}
          value={comment}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-m`}
          onChange={(event) => onChange({ comment: event.target.value })}
          onPaste={onPaste}
        />
        <FieldMessage id={`${id}-m`} error={error ?? notice} />
      </div>
      <GoesWith remarks={remarks}>{going.shown.length > 0 && <FindingTicks going={going} />}</GoesWith>
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}
