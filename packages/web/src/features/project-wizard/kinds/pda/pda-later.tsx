import { isDraft } from '@ardoise/domain/rules/moves.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Leader } from '../../../../components/Leader.tsx';
import { RadioCards } from '../../fields/RadioCards.tsx';
import { isUpdate } from '../../session/is-update.ts';
import { SUBMIT } from '../../session/submission.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { OrderSignatureDialog } from '../../signatures/OrderSignatureDialog.tsx';
import { useSigning } from '../../signatures/use-signing.ts';
import { agencyOrderInWords, agencyReceives } from './agency-order-words.ts';
import { SendToClient } from './SendToClient.tsx';

/** The client signs, which sends the order to the agency; one that returned with its signature is sent again. */
function SignAtDelivery({ onClose }: { onClose: () => void }) {
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

/** Who fills the rest: the client on their account, or both together on this device (`surPlace`). */
function HowToGoOn() {
  const { current, project, put } = useWizardSession();
  if (!isDraft(project.statut)) return null;
  const address = current.pdv?.emailCLient?.trim();
  return (
    <section className="group">
      <RadioCards
        chemin="surPlace"
        question="Et maintenant&nbsp;?"
        options={[
          {
            value: 'non',
            label: 'Envoyer au client',
            hint: address
              ? `${address} reçoit un lien. Il remplit la suite, signe, et l’agence commence.`
              : 'Son adresse e-mail manque encore à sa fiche.',
          },
          {
            value: 'oui',
            label: 'Compléter avec le client',
            hint: 'Vous êtes ensemble\u00a0: vous remplissez la suite sur cette tablette, il signe à la fin.',
          },
        ]}
        value={current.surPlace ? 'oui' : 'non'}
        onChange={(choice) => put('surPlace', choice === 'oui')}
      />
    </section>
  );
}

/** Summary of the order to be signed, in a few lines; all of it is in the recap. */
function AgencyReceives() {
  const { current } = useWizardSession();
  return (
    <section className="group">
      <h2 className="title-section">Ce que l’agence va recevoir</h2>
      {agencyReceives(current).map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
    </section>
  );
}

/** The parts of a Direct Agence's wizard that its first steps do not show, in one script. */
export const pdaLater = { AgencyReceives, HowToGoOn, SendToClient, SignAtDelivery };
