import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { useBlocker } from '../../../router/use-blocker.ts';

interface LeaveDialogProps {
  /** Number of unsaved changes; 0 lets go. */
  changes: number;
  /** Whether a navigation loses nothing: the screen's own, after it saved. */
  isOwn: () => boolean;
  /** Before leaving without saving. */
  onLeave?: () => void;
}

/** Leaving with unsaved changes asks; the browser asks when its tab is closed. */
export function LeaveDialog({ changes, isOwn, onLeave }: LeaveDialogProps) {
  const held = useBlocker(() => changes > 0 && !isOwn());
  if (held === null) return null;
  return (
    <Modal
      title="Quitter sans enregistrer&nbsp;?"
      size="s"
      onClose={held.reset}
      footer={
        <>
          <Button
            tone="danger"
            onClick={() => {
              onLeave?.();
              held.proceed();
            }}
          >
            Quitter sans enregistrer
          </Button>
          <Button tone="main" onClick={held.reset}>
            Rester
          </Button>
        </>
      }
    >
      <p>{counted(changes, 'changement n’est pas enregistré.', 'changements ne sont pas enregistrés.')}</p>
    </Modal>
  );
}
