import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import type { Drawing } from './Icon.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  /** The question: 'Voulez vraiment supprimer cette photo ?' */
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  /** `danger` for destructive actions, `main` for others. */
  tone?: 'danger' | 'main';
  icon?: Drawing;
  cancel?: string | undefined;
  /** A refusal known in advance: displayed instead of the confirmation. */
  refusal?: string | undefined;
  /** A promise makes the button wait; on rejection the dialog stays open and displays the error. */
  onConfirm: () => unknown;
  /** Called on cancel, and after `onConfirm` has succeeded. */
  onClose: () => void;
  /** Consequences of the action. */
  children?: ReactNode;
}

/** Confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, tone = 'danger', icon, refusal, onConfirm, onClose, children } = props;
  const { cancel = refusal === undefined ? 'Annuler' : 'Fermer' } = props;
  const consequences = useId();
  const way = useRef<HTMLButtonElement>(null);
  // What confirms or cancels, not a link among the consequences, which the browser would take first.
  useEffect(() => way.current?.focus(), []);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      title={title}
      size="s"
      contentId={consequences}
      describedBy={consequences}
      onClose={onClose}
      footer={
        <>
          <Button ref={way} onClick={onClose}>
            {cancel}
          </Button>
          {refusal === undefined && (
            <Button tone={tone} icon={icon} busy={busy} onClick={() => void act()}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {children}
      {(refusal ?? failure) && (
        <Banner tone="stop" role="alert">
          {refusal ?? failure}
        </Banner>
      )}
    </Modal>
  );
}
