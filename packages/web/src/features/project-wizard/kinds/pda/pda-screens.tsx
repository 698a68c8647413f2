import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { isComplete } from '@ardoise/domain/wizards/wizard.ts';
import type { ComponentProps } from 'react';
import { Leader } from '../../../../components/Leader.tsx';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { useMe } from '../../../../hooks/use-me.ts';
import type { SummaryDrinks as Drinks } from '../../fields/SummaryDrinks.tsx';
import { agencyName } from '../../session/agency-name.ts';
import { isUpdate } from '../../session/is-update.ts';
import type { KindScreens } from '../../session/kind-screens.ts';
import { isSentBySignature } from '../../session/submission.ts';
import { useWizardSession, type WizardSession } from '../../session/wizard-session.ts';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import { agencyOrderInWords, agencyReceives, summaryCount } from './agency-order-words.ts';

// Lazy-loaded: none is chosen in the first steps.
const SummaryDrinks = lateScreen<ComponentProps<typeof Drinks>>(
  async () => (await import('../../fields/SummaryDrinks.tsx')).SummaryDrinks,
  null,
);

/** 'Votre commande': outlet and agency, what the agency receives, and the drinks, which a client cannot change. */
function AgencyOrderSummary() {
  const { current, project, put } = useWizardSession();
  const forClient = useMe().role === 'client';
  const received = agencyReceives(current);
  const lines = [
    ['Point de vente', current.pdv?.nomPDV],
    ['Client', forClient ? '' : current.pdv?.nomClient],
    ['Agence', forClient ? '' : agencyName(current, project)],
  ] as const;
  return (
    <>
      {lines.map(([name, value]) => value && <Leader key={name} name={name} value={value} />)}
      {received.length > 0 && <hr />}
      {received.map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
      <hr />
      <p className="title-sub">Boissons</p>
      <SummaryDrinks
        boissons={current.boissons}
        onChange={forClient ? undefined : (boissons) => put('boissons', boissons)}
      />
    </>
  );
}

const later = async () => (await import('./pda-later.tsx')).pdaLater;

/** The dc's last step names what its button does. */
function afterDrinks({ project, current }: WizardSession): string | undefined {
  if (!isDraft(project.statut)) return undefined;
  return current.surPlace ? 'Continuer avec le client' : 'Envoyer au client';
}

/** What is missing elsewhere is listed by the recap. */
function isReadyToSign({ whole, project, present }: WizardSession): boolean {
  return isSentBySignature(project) && isComplete(whole, present());
}

function atDelivery(session: WizardSession, viewer: Role): string | undefined {
  if (!isReadyToSign(session)) return undefined;
  // Short: it is beside 'Enregistrer' on a phone, and a dialog says where to.
  if (isUpdate(session.project)) return 'Envoyer';
  return viewer === 'client' ? 'Signer' : 'Faire signer le client';
}

/** Direct Agence: one screen per step; the first three are the dc's, the others the client's. */
export const pdaScreens: KindScreens<StepPath<'PDA'>> = {
  steps: {
    'dc/info-client': {},
    'dc/info-projet': agencyAndPlan,
    'dc/gamme': {
      wide: true,
      lede: 'Le client les verra, sans pouvoir les changer.',
      After: lateScreen(async () => (await later()).HowToGoOn, null),
      next: afterDrinks,
      ending: {
        isDue: ({ project, present }) => isDraft(project.statut) && !present().surPlace,
        Dialog: lateScreen(async () => (await later()).SendToClient, null),
      },
    },
    support: { wide: true },
    format: { wide: true },
    brief: {},
    contenu: { wide: true },
    livraison: {
      After: lateScreen(async () => (await later()).AgencyReceives, null),
      next: atDelivery,
      ending: { isDue: isReadyToSign, Dialog: lateScreen(async () => (await later()).SignAtDelivery, null) },
    },
  },
  lists: ['boissons', 'modeleqrcodesstickers', 'formatPDA', 'matieres_chr', 'matieres', 'illustrations'],
  Summary: AgencyOrderSummary,
  summaryCount,
  useDrawings: () => ({ drawings: [] }),
  orderInWords: agencyOrderInWords,
};
