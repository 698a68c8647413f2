import sharp from 'sharp';
import { pdfFile } from '../packages/server/src/testing/sample-files.ts';
import { UPLOAD } from './upload-call.ts';
import type { WizardPage } from './wizard-page.ts';

/* A Direct Agence's steps, each refused once. */

const OPTION = 'Veuillez choisir une option.';
const PHOTO = 'Photo obligatoire';

export async function nameOutletAndAgency(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.open('Client');
  const mail = wizard.field('pdv.emailCLient');
  const address = await mail.inputValue();
  await mail.fill('');
  await wizard.nextIsRefused([['pdv.emailCLient', 'Email client obligatoire']]);
  await mail.fill(address);
  await wizard.next();
  await wizard.at('Quelles boissons mettre en avant ?');
  await wizard.backToAgency('la carte');
  await wizard.open('Agence');
  const agency = wizard.field('idprojet.emailAgence');
  await wizard.page.getByText('Agence reconnue').waitFor();
  const known = await agency.inputValue();
  await agency.fill('');
  await wizard.nextIsRefused([['idprojet.emailAgence', 'Email obligatoire']]);
  await agency.fill(known);
  await wizard.page.getByText('Agence reconnue').waitFor();
  await wizard.next();
}

/** From the drinks on together with the client, which the dialog that would send it offers as well. */
export async function chooseDrinks(wizard: WizardPage, id: string): Promise<void> {
  const { page } = wizard;
  const send = page.getByRole('button', { name: 'Envoyer au client' });
  await wizard.at('Quelles boissons mettre en avant ?');
  await wizard.isRefused(['Vous devez choisir les boissons.'], 'Envoyer au client');
  await wizard.tile('Cola classique').click();
  await send.click();
  await wizard.dialog().getByText('b.lacombe@brasserie-du-palais.example').waitFor();
  await wizard.dialog().locator('button:focus', { hasText: 'Annuler' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`/da/dc/info-client/${id}#pdv.emailCLient`);
  await page.locator('#champ-pdv-emailCLient:focus').waitFor();
  await page.goto(`/da/brief/${id}`);
  await page.waitForURL(`**/da/dc/gamme/${id}`);
  await send.click();
  await wizard.dialog().getByRole('button', { name: 'Compléter avec le client' }).click();
}

export async function chooseCopies(wizard: WizardPage): Promise<void> {
  await wizard.at('Combien de cartes, avec ou sans QR code ?');
  await wizard.nextIsRefused([
    ['infocarte.nombreExemplaire', "Choisir le nombre d'exemplaire de carte"],
    ['infocarte.qrcode', OPTION],
  ]);
  await wizard.field('infocarte.nombreExemplaire').selectOption('50');
  await wizard.answer('Faut-il un QR code ?', 'Oui');
  await wizard.isRefused([
    "Veuillez choisir un modèles d'impression.",
    "Choisir le nombre d'exemplaire de QrCode",
  ]);
  await wizard.tile('Cavalier').click();
  await wizard.field('infocarte.nombreExemplaireQrCode').selectOption('48');
  await wizard.next();
}

export async function chooseFormat(wizard: WizardPage): Promise<void> {
  const REQUIRED = "Le choix d'un format est obligatoire";
  await wizard.at('Quel format, quelle matière ?');
  await wizard.isRefused([REQUIRED]);
  await wizard.tile('Carte A4').click();
  await wizard.isRefused([REQUIRED, 'Choisir la matière']);
  await wizard.answer('Nombre de volets', 'Deux volets');
  await wizard.page.getByRole('button', { name: /autres? matières?$/ }).click();
  await wizard.answer('Matière', 'Toile acrylique');
  await wizard.next();
}

export async function writeBrief(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const asked = ['Le client a-t-il sa propre charte graphique ?', 'A-t-il une typographie à reprendre ?'];
  await wizard.at('Que doit créer l’agence ?');
  await wizard.isRefused([OPTION, OPTION, OPTION]);
  await page.locator('.error-summary').getByText('Formulaire incorrect.').waitFor();
  await wizard.field('briefPDA').click();
  await page.keyboard.type('La carte du printemps.');
  for (const question of asked) await wizard.answer(question, 'Oui');
  await wizard.answer('A-t-il un logo à reprendre ?', 'Oui');
  await wizard.isRefused([PHOTO, PHOTO, PHOTO]);
  for (const question of asked) await wizard.answer(question, 'Non');
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#cfd6d2' } });
  const buffer = await picture.png().toBuffer();
  await wizard.field('charte.photo_logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: /^Supprimer Photo/ }).waitFor();
  await wizard.next();
}

export async function joinFiles(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Quels fichiers, quelles illustrations ?');
  await wizard.isRefused([
    'Veuillez joindre au moins un fichier',
    'Veuillez choisir au moins une des options',
  ]);
  const menu = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: await pdfFile(1) };
  await wizard.field('contenu').setInputFiles(menu);
  await page.getByRole('button', { name: /^Supprimer Fichier/ }).waitFor();
  await page.getByLabel('Aucune Illustration').check();
  await leaveDuringUpload(wizard);
}

/** The next step opens while a second file is on its way, which joins the order all the same. */
async function leaveDuringUpload(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    await released;
    await route.continue();
  });
  const prices = { name: 'tarifs.pdf', mimeType: 'application/pdf', buffer: await pdfFile(2) };
  await wizard.field('contenu').setInputFiles(prices);
  await wizard.next();
  await page.getByText('Un fichier est encore en cours d’envoi : il rejoindra la commande.').waitFor();
  await wizard.at('Où livrer ?');
  release();
  await page
    .locator('main')
    .getByText(/^Fichiers.*2$/)
    .first()
    .waitFor();
  await page.unroute(UPLOAD);
}

/** The client alone signs, which sends the order. */
export async function signAtDelivery(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Où livrer ?');
  await wizard.nextIsRefused([['pdv.adresseIdemCommande', OPTION]]);
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await page.getByText('Oui, 48 stickers').first().waitFor();
  const sign = page.getByRole('button', { name: 'Faire signer le client' });
  await sign.click();
  await wizard.dialog().getByText('50 cartes et 48 stickers pour Brasserie du Palais.').waitFor();
  await wizard.dialog().getByRole('button', { name: 'Annuler' }).click();
  await page.getByText('La signature du Client est obligatoire pour finaliser le projet.').waitFor();
  await sign.click();
  await wizard.sign('Gérant', true);
}
