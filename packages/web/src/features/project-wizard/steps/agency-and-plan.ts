import type { StepScreen } from '../session/kind-screens.ts';
import type { WizardSession } from '../session/wizard-session.ts';

/** Before leaving the step, the server checks whether the address is an agency's. */
async function confirmTypedAgency({ present, confirmAgency }: WizardSession): Promise<void> {
  const { idprojet, agence } = present();
  if (!agence) await confirmAgency(idprojet?.emailAgence ?? '');
}

/** The name, the agency and the plan of an order of any kind. */
export const agencyAndPlan: StepScreen = {
  lede: 'Proposé d’après vos dernières commandes\u00a0: changez ce qui ne va pas.',
  prepare: confirmTypedAgency,
};
