import type { PriceToWrite } from '@ardoise/domain/new-prices/prices-to-write.ts';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import type { Base } from './use-new-prices.ts';

/** So many lines are named. */
const NAMED = 5;

interface BaseDialogProps {
  lines: readonly PriceToWrite[];
  onAnswer: (base: Base) => void;
  onClose: () => void;
}

/** Asked once: which price counts where the approved proof printed another than was signed. */
export function BaseDialog({ lines, onAnswer, onClose }: BaseDialogProps) {
  const doubtful = lines.filter(({ imprime }) => imprime !== undefined);
  const rest = doubtful.length - NAMED;
  return (
    <Modal
      title="De quel prix partir&nbsp;?"
      description={`${counted(doubtful.length, 'prix imprimé n’est pas celui qui a été signé', 'prix imprimés ne sont pas ceux qui ont été signés')}.`}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onAnswer('printed')}>Du prix imprimé</Button>
          <Button tone="main" onClick={() => onAnswer('signed')}>
            Du prix signé
          </Button>
        </>
      }
    >
      {doubtful.slice(0, NAMED).map(({ cle, nom, ancien, imprime }) => (
        <p key={cle}>
          <b>{nom}</b>
          <br />
          <span className="meta">
            signé {ancien || 'sans prix'}, imprimé {imprime}
          </span>
        </p>
      ))}
      {rest > 0 && <p className="meta">et {counted(rest, 'autre', 'autres')}</p>}
    </Modal>
  );
}
