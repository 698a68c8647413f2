import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import { keepFreePrices } from './free-prices-kept.ts';

interface FreePricesDialogProps {
  /** Paths of the prices of 0. */
  paths: readonly string[];
  onKept: () => void;
  /** To correct them. */
  onClose: () => void;
}

/** A price of 0 is confirmed, not refused: what is free is rare, and forgetting to write a price is not. */
export function FreePricesDialog({ paths, onKept, onClose }: FreePricesDialogProps) {
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
