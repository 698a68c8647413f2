import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { takeBack } from '../../../api/outbox/deposit-sending.ts';
import type { Sending } from '../../../api/outbox/sending.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useOutbox } from '../../../hooks/use-outbox.ts';
import { signAgain } from '../session/sign-again.ts';

interface ReopenHereProps {
  /** What was signed on this device. */
  sending: Sending;
  type: ProjectType;
  onReopened?: () => void;
}

const MAY_HAVE_ARRIVED =
  'Ces signatures sont peut-être déjà arrivées\u00a0: attendez que l’envoi aboutisse, puis modifiez la commande depuis son suivi.';

/** Changing what was signed on this device voids its signatures: after one question that says so. */
export function ReopenHere({ sending, type, onReopened }: ReopenHereProps) {
  const { outbox, underWay } = useOutbox();
  const mayHaveArrived =
    sending.refusal === null && (sending.triedAt !== null || underWay?.id === sending.id);
  const { role } = useMe();
  const [asks, setAsks] = useState(false);
  const reopen = async () => {
    await takeBack(outbox, sending);
    onReopened?.();
  };
  return (
    <>
      <Button tone="text" icon={IconPencil} onClick={() => setAsks(true)}>
        Modifier la commande
      </Button>
      {asks && (
        <ConfirmDialog
          title="Modifier la commande&nbsp;?"
          confirm="Annuler les signatures"
          cancel={mayHaveArrived ? undefined : 'Garder'}
          refusal={mayHaveArrived ? MAY_HAVE_ARRIVED : undefined}
          onConfirm={reopen}
          onClose={() => setAsks(false)}
        >
          <p>
            {ERRORS.SIGNATURES.message} {signAgain(type, role)}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
