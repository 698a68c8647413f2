import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import type { Drawing } from './Icon.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  /** The question: 'Voulez vraiment supprimer cette photo ?' */
  title: string;
  /** The verb on the button. */
  confirm: string;
  /** `danger` for what destroys, `main` for what goes on. */
  tone?: 'danger' | 'main';
  icon?: Drawing;
  cancel?: string | undefined;
  /** Known before it is asked: it is said, and there is nothing to confirm. */
  refusal?: string | undefined;
  /** When it is a promise the button waits for it; when that fails the dialog stays and says why. */
  onConfirm: () => unknown;
  /** Called on cancel, and after `onConfirm` has succeeded. */
  onClose: () => void;
  /** What will be lost, or what follows. */
  children?: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, tone = 'danger', icon, refusal, onConfirm, onClose, children } = props;
  const { cancel = refusal === undefined ? 'Annuler' : 'Fermer' } = props;
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
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
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
