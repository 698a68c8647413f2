import { VISUALS, withVisuals } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { Button } from '../../../../components/Button.tsx';
import { Modal } from '../../../../components/Modal.tsx';
import type { PopinProps } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

/** Asks at 'Suivant' whether the card shows its cocktails (specification/wizards.md#visuals-of-cocktails). */
export function VisualsPopin({ onAnswered, onClose }: PopinProps) {
  const { current, put } = useWizardSession();
  const { infocarte } = current;
  const answer = (visuals: 'oui' | 'non') => () => {
    put('infocarte', { ...infocarte, cocktails: withVisuals(infocarte?.cocktails, visuals) });
    onAnswered();
  };
  return (
    <Modal
      title={VISUALS.question}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={answer('non')}>Non</Button>
          <Button tone="main" onClick={answer('oui')}>
            Oui
          </Button>
        </>
      }
    >
      <p>Vous pourrez changer de réponse sous la liste des cocktails.</p>
    </Modal>
  );
}
