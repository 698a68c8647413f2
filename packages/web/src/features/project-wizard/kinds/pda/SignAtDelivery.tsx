import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { isUpdate } from '../../session/is-update.ts';
import { SUBMIT } from '../../session/submission.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { OrderSignatureDialog } from '../../signatures/OrderSignatureDialog.tsx';
import { useSigning } from '../../signatures/use-signing.ts';
import { agencyOrderInWords } from './agency-order-words.ts';

/** The client signs, which sends the order to the agency; one that returned with its signature is sent again. */
export function SignAtDelivery({ onClose }: { onClose: () => void }) {
  const session = useWizardSession();
  const { current, project } = session;
  const signing = useSigning(session);
  const [wasSigned] = useState(() => isUpdate(project));
  if (wasSigned)
    return (
      <ConfirmDialog
        title="Envoyer la commande à l’agence"
        confirm={SUBMIT}
        tone="main"
        icon={IconSend}
        onConfirm={signing.start}
        onClose={onClose}
      >
        <p>La commande est déjà signée, et rien de ce qui est signé n’a changé.</p>
      </ConfirmDialog>
    );
  return (
    <OrderSignatureDialog
      by="client"
      signer={{ nom: current.pdv?.nomClient ?? '', qualite: '' }}
      order={agencyOrderInWords(current)}
      busy={signing.busy}
      onSign={(signature) => signing.sign('client', signature)}
      onDismiss={() => {
        signing.dismiss('client');
        onClose();
      }}
    />
  );
}
