import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { useBlocker } from '../../../router/use-blocker.ts';

interface LeaveDialogProps {
  /** Number of unsaved changes; 0 does not block. */
  changes: number;
  /** Whether a navigation loses nothing: the screen's own, after it saved. */
  isOwn: () => boolean;
  /** Before leaving without saving. */
  onLeave?: () => void;
}

/** Confirms leaving with unsaved changes; when the tab is closed the browser's own dialog does. */
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
