import type { Project } from '@ardoise/domain/contract/projects.ts';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { WizardPage } from './wizard-page.ts';

/* A delegate's steps through a Carte Brasserie, with every optional part used once. */

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: 800, height: 1100, channels: 3, background: '#e9dcc0' } });
  return { name: 'carte du midi.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/**
 * The dialog has already prefilled the outlet; agency and plan are those of the delegate's last orders, and passed over.
 * Returns the agency's address.
 */
export async function describeOutlet(wizard: WizardPage): Promise<string> {
  const { page } = wizard;
  await wizard.at('Le point de vente et son client');
  await page.locator('.known-group').getByText('Brasserie du Palais').waitFor();
  await wizard.next();
  await wizard.at('Quel thème pour la carte ?');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const order = (await (await page.request.get(`/rest/myplv/projets/${id}`)).json()) as Project;
  expect(order.idprojet?.planProjet).toBeDefined();
  return order.idprojet?.emailAgence ?? '';
}

export async function chooseCard(wizard: WizardPage): Promise<void> {
  await wizard.at('Quel thème pour la carte ?');
  await wizard.tile('Ardoise').click();
  await wizard.next();
  await wizard.at('Quel format, quelle matière ?');
  await wizard.tile('A5').click();
  await wizard.answer('Nombre de volets', 'Deux volets');
  await wizard.page.getByRole('group', { name: 'Matière' }).locator('label').first().click();
  await wizard.next();
}

export async function chooseContent(wizard: WizardPage): Promise<void> {
  await wizard.at('Quelles boissons sur la carte ?');
  for (const drink of ['Cola classique', 'Limonade citron vert', 'Eau plate', 'Tonic concombre'])
    await wizard.tile(drink).click();
  await wizard.next();
  await wizard.at('Quelles formules déjeuner ?');
  await wizard.page.getByLabel('Tarif en euros').fill('14,50');
  await wizard.next();
  await wizard.at('Quels cocktails sur la carte ?');
  await wizard.page.locator('.picker-tile label').first().click();
  await wizard.next();
  await wizard.dialog().getByRole('button', { name: 'Oui' }).click();
  await wizard.at('Quelle frise, quelles illustrations ?');
  await wizard.page.locator('.picker-tile:has([type=checkbox]) label').first().click();
  await wizard.page.locator('.picker-tile:has([type=radio]) label').first().click();
  await wizard.next();
}

export async function attachPhoto(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Que dit la carte aujourd’hui ?');
  await page.locator('input[type=file][multiple]').setInputFiles(await photo());
  await page.getByRole('button', { name: 'Annoter' }).click();
  await wizard
    .dialog()
    .getByRole('button', { name: /Poser|Ajouter/ })
    .first()
    .click();
  await wizard.dialog().getByLabel('Texte du post-it 1').fill('Le plat du jour est à 14,50 €');
  await wizard.dialog().getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Votre photo a bien été sauvegardée avec ses Post-its!').waitFor();
  await wizard.next();
}

export async function sayTheRest(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Que faut-il encore écrire sur la carte ?');
  // Known since the first step.
  await expect
    .poll(() => page.getByLabel('Nom du point de vente sur la carte').inputValue())
    .toBe('Brasserie du Palais');
  await wizard.answer('Le client a-t-il un logo ?', 'Oui');
  await wizard.next();
  await wizard.at('Qu’imprime-t-on, et où livrer ?');
  await wizard.answer('Faut-il un QR code ?', 'Oui');
  await wizard.answer('Que faut-il imprimer ?', 'Carte et QR code');
  await page.getByLabel('Exemplaires de la carte').selectOption('50');
  await page.getByLabel('Exemplaires du QR code').selectOption('24');
  await page.getByRole('group', { name: 'Modèle du QR code sur la carte' }).locator('label').first().click();
  await page
    .getByRole('group', { name: /sticker/i })
    .locator('label')
    .first()
    .click();
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await page.getByRole('button', { name: 'Valider' }).click();
}

export async function signBoth(wizard: WizardPage, id: string): Promise<void> {
  await wizard.page.getByText('Brasserie du Palais', { exact: true }).first().waitFor();
  await signOrder(wizard, 'chr', id);
}

/** From the recap of a kind, by the base of its addresses, to the order that both have signed. */
export async function signOrder(wizard: WizardPage, base: string, id: string): Promise<void> {
  const { page } = wizard;
  await page.waitForURL(`**/${base}/recapitulatif/${id}`);
  await page.getByRole('button', { name: /Enregistrer et signer/ }).click();
  await wizard.dialog().getByRole('heading', { name: 'Signature du client' }).waitFor();
  await wizard.sign('Gérant', true);
  await wizard
    .dialog()
    .getByRole('heading', { name: /délégué|DC/i })
    .waitFor();
  await wizard.sign('Délégué commercial', false);
  await page.waitForURL(`**/suivi-projet/${id}**`);
}

/** Sends the signed order, with a comment for the agency. */
export async function sendToAgency(wizard: WizardPage, comment: string): Promise<void> {
  await wizard.dialog().getByText('Il reste à envoyer votre projet à l’agence').waitFor();
  await wizard.dialog().getByRole('textbox').fill(comment);
  await wizard.dialog().getByRole('button', { name: "Soumettre à l'Agence" }).click();
  await wizard.page.getByText("Votre projet a été passé à l'agence").waitFor();
  await wizard.page.waitForURL(/\/dashboard/);
}
