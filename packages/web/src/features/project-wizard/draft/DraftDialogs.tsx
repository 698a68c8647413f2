import { ERRORS } from '@ardoise/domain/errors.ts';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

/** The order is signed: voids its signatures, or reverts the change. */
function SignedDialog({ keeper }: { keeper: DraftKeeper }) {
  const restore = () => keeper.restore();
  return (
    <Modal
      title="Annuler les signatures ?"
      size="s"
      closeOnBackdrop={false}
      onClose={restore}
      footer={
        <>
          <Button onClick={restore}>Garder les signatures</Button>
          <Button tone="danger" onClick={() => void keeper.save({ annuleSignatures: true })}>
            Modifier et annuler les signatures
          </Button>
        </>
      }
    >
      <p>{ERRORS.SIGNATURES.message}</p>
      <p className="meta">
        Le client puis le délégué devront signer à nouveau. Sinon, votre changement est abandonné.
      </p>
    </Modal>
  );
}

/** Questions while saving, on every step. */
export function DraftDialogs({ keeper }: { keeper: DraftKeeper }) {
  const { phase } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot).state;
  if (phase.name === 'conflicting') return <ConflictDialog keeper={keeper} conflicts={phase.conflicts} />;
  if (phase.name === 'signed') return <SignedDialog keeper={keeper} />;
  return null;
}
