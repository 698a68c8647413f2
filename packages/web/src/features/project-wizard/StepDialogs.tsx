import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { AmendDialog } from './AmendDialog.tsx';
import type { StepScreen } from './kinds/kind-screens.ts';
import type { useLeaveStep } from './use-leave-step.ts';

interface StepDialogsProps {
  leave: ReturnType<typeof useLeaveStep>;
  screen: StepScreen;
}

/** What is asked or refused on the way out of a step. */
export function StepDialogs({ leave, screen }: StepDialogsProps) {
  return (
    <>
      {leave.asking && screen.popin && (
        <screen.popin.Popin onAnswered={() => void leave.goOn()} onClose={leave.closePopin} />
      )}
      {leave.refusal && (
        <Modal
          title="Encore un instant"
          size="s"
          onClose={leave.closeRefusal}
          footer={
            <Button tone="main" onClick={leave.closeRefusal}>
              Compléter
            </Button>
          }
        >
          <p>{leave.refusal}</p>
        </Modal>
      )}
      {leave.amending && (
        <AmendDialog onConfirm={(comment) => void leave.amend(comment)} onClose={leave.cancelAmending} />
      )}
    </>
  );
}
