import type { WizardPage } from './wizard-page.ts';

/** Client and delegate sign on the recap without a network, in turn. */
export async function signOnDevice(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await page.getByRole('button', { name: /Enregistrer et signer/ }).click();
  await wizard.sign('Gérante', true);
  await page.getByRole('heading', { name: 'Signature du délégué commercial' }).waitFor();
  await wizard.sign('Délégué commercial', false);
  await page.getByRole('heading', { name: 'La commande est signée et gardée ici' }).waitFor();
}
