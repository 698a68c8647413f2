import { expect, it } from 'vitest';
import { openPerson } from './browser.ts';
import {
  CLIENT_PASSWORD,
  chooseFormat,
  choosePassword,
  deliverAndSign,
  firstPage,
  joinFile,
  linkIn,
  sayHowMany,
  sendToClient,
  writeBrief,
} from './client-order.ts';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { newestMail } from './newest-mail.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

const NAME = 'Le Café du Canal';
const OWNER = 'patronne@cafe-du-canal.example';
const ASKED = 'Merci de dire le nom de la terrasse.';

/** Leaves in the middle, and continues from the list of orders. */
async function leaveAndComeBack(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Que doit créer l’agence ?');
  await page.getByText(/^Enregistré à/).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Compléter la commande' }).click();
  await page.getByText('50\u00a0exemplaires').waitFor();
  await page.getByRole('link', { name: 'Reprendre au brief' }).click();
}

/** Types without a network: kept on the phone, sent when the network is back. */
async function loseTheNetwork(wizard: WizardPage, id: string): Promise<void> {
  const { page } = wizard;
  // The editor is a file of its own, which a slow machine has not loaded yet.
  await page.getByRole('textbox', { name: 'Brief' }).click();
  await page.context().setOffline(true);
  await page.keyboard.type('Avec des lampions. ');
  await page.getByText(/^Gardé sur cet appareil/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Enregistré à/).waitFor();
  const owner = new HttpCaller(site.url);
  await owner.signIn(OWNER, CLIENT_PASSWORD);
  const { briefPDA } = await owner.json<{ briefPDA: string }>('GET', `/rest/myplv/projets/${id}`);
  expect(briefPDA).toContain('Avec des lampions.');
}

async function returned(id: string): Promise<void> {
  const agency = new HttpCaller(site.url);
  await agency.signIn('agence1', 'ardoise-demo');
  const { version } = await agency.json<{ version: number }>('GET', `/rest/myplv/projets/${id}`);
  await agency.json('PUT', `/rest/myplv/projets/${id}/statut/Client`, { version, comment: ASKED });
}

/** The link of the mail opens the first page, with the questions. */
async function completeAgain(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const mail = await newestMail(site.url, OWNER);
  expect(mail.text).toContain(ASKED);
  await page.goto(linkIn(mail, '/commande/'));
  await firstPage(page, 'Votre commande, à reprendre');
  await page.getByText(ASKED).waitFor();
  await page.getByRole('link', { name: /^Brief/ }).click();
  await wizard.at('Que doit créer l’agence ?');
  await page.getByRole('textbox', { name: 'Brief' }).click();
  await page.keyboard.type('La terrasse du Canal. ');
  await wizard.next();
  await wizard.dialog().getByText('Vous devrez signer à nouveau.').waitFor();
  await wizard.dialog().getByRole('button', { name: 'Modifier et annuler les signatures' }).click();
  await wizard.at('Quels fichiers, quelles illustrations ?');
  await wizard.next();
  await deliverAndSign(wizard);
}

it('completes on a phone the order that their delegate sent, and again once it is returned', async () => {
  const id = await sendToClient(site, NAME, OWNER);
  const { page, context, complaints } = await openPerson(site.browser, site.url, 390);
  const wizard = new WizardPage(page);
  const link = await choosePassword(page, site.url, { name: NAME, address: OWNER });
  await page.getByRole('link', { name: 'Commencer' }).click();
  await sayHowMany(wizard);
  await chooseFormat(wizard);
  await leaveAndComeBack(wizard);
  await loseTheNetwork(wizard, id);
  await writeBrief(wizard);
  await joinFile(wizard);
  await deliverAndSign(wizard);
  await page.getByRole('link', { name: 'Suivre ma commande' }).waitFor();
  // A reload of a step that is read-only now says the same.
  await page.reload();
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page
    .getByText(/^En création depuis /)
    .first()
    .waitFor();

  await page.goto(link);
  await page.getByText('Ce lien a déjà servi ou a expiré.').waitFor();
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).waitFor();

  await returned(id);
  await completeAgain(wizard);
  expect(complaints).toEqual([]);
  await context.close();
});
