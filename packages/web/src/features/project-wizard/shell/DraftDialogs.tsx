import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { signAgain } from '../session/sign-again.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

interface DraftDialogsProps {
  keeper: DraftKeeper;
  type: ProjectType;
}

/** The order is signed: voids its signatures, or reverts the change. */
function SignedDialog({ keeper, type }: DraftDialogsProps) {
  const { role } = useMe();
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
      <p className="meta">{signAgain(type, role)} Sinon, votre changement est abandonné.</p>
    </Modal>
  );
}

/** Questions while saving, on every step. */
export function DraftDialogs({ keeper, type }: DraftDialogsProps) {
  const { phase } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot).state;
  if (phase.name === 'conflicting') return <ConflictDialog keeper={keeper} conflicts={phase.conflicts} />;
  if (phase.name === 'signed') return <SignedDialog keeper={keeper} type={type} />;
  return null;
}
