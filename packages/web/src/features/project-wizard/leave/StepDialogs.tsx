import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import type { StepScreen } from '../session/kind-screens.ts';
import { LateAmendDialog, LateFreePricesDialog } from './late-dialogs.ts';
import type { useLeaveStep } from './use-leave-step.ts';

interface StepDialogsProps {
  leave: ReturnType<typeof useLeaveStep>;
  screen: StepScreen;
}

/** Questions and refusals when leaving a step. */
export function StepDialogs({ leave: { held, stay, goOn, amend }, screen }: StepDialogsProps) {
  if (held?.by === 'popin' && screen.popin)
    return <screen.popin.Popin onAnswered={() => void goOn()} onClose={stay} />;
  if (held?.by === 'free')
    return <LateFreePricesDialog paths={held.free ?? []} onKept={() => void goOn()} onClose={stay} />;
  if (held?.by === 'amendment')
    return <LateAmendDialog onConfirm={(comment) => void amend(comment)} onClose={stay} />;
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
