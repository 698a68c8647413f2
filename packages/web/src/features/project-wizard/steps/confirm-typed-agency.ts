import type { WizardSession } from '../wizard-session.ts';

/** Before leaving the step, the server checks whether the address is an agency's. */
export async function confirmTypedAgency({ present, confirmAgency }: WizardSession): Promise<void> {
  const { idprojet, agence } = present();
  if (!agence) await confirmAgency(idprojet?.emailAgence ?? '');
}
