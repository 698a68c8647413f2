import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { jpegFile, pdfFile } from '../packages/server/src/testing/sample-files.ts';
import { enter, openPerson } from './browser.ts';
import type { Demonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { draftForItsClient } from './kind-order.ts';
import { newestMail } from './newest-mail.ts';
import type { WizardPage } from './wizard-page.ts';

/* A client's part of a Direct Agence, on their phone. */

export const CLIENT_PASSWORD = 'un cafe bien serre 26';

/** The dc sends the order of this outlet from its drinks to this address; returns its id. */
export async function sendToClient(
  { browser, url }: Demonstration,
  name: string,
  address: string,
): Promise<string> {
  const caller = new HttpCaller(url);
  await caller.signIn('dc1', 'ardoise-demo');
  const id = await draftForItsClient(caller, name, address);
  const { page, context, complaints } = await openPerson(browser, url);
  await enter(page.context(), 'dc1');
  await page.goto(`/da/dc/gamme/${id}`);
  await page.getByRole('button', { name: 'Envoyer au client' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText(address).waitFor();
  await dialog.getByRole('button', { name: 'Envoyer au client' }).dblclick();
  await page
    .getByRole('region', { name: 'Messages' })
    .getByText('Vous avez bien envoyé le projet au client')
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  const { statut, historique } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const moves = historique.filter(({ nature }) => nature === 'mouvement');
  expect([statut, moves.map(({ comment }) => comment)]).toEqual(['Client', ['Changement de statut: Client']]);
  expect(complaints).toEqual([]);
  await context.close();
  return id;
}

/** The link of a mail, to this page. */
export function linkIn({ text }: { text: string }, path: string): string {
  const link = new RegExp(`https?://\\S+${path}\\S+`).exec(text)?.[0];
  if (link === undefined) throw new Error(`the mail has no link to ${path}: ${text}`);
  return link;
}

export const firstPage = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/** From the mail's one button to the order's first page; returns the link. */
export async function choosePassword(
  page: Page,
  url: string,
  { name, address }: { name: string; address: string },
): Promise<string> {
  const mail = await newestMail(url, address);
  expect(mail.subject.replace(/\s/g, ' ')).toBe(`${name} : votre commande est à compléter`);
  expect(mail.text).toContain('Camille Ferrand a préparé votre commande');
  const link = linkIn(mail, '/cms/mot-de-passe/');
  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(CLIENT_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await firstPage(page, 'Votre commande, à compléter');
  return link;
}

export async function sayHowMany(wizard: WizardPage): Promise<void> {
  await wizard.at('Combien de cartes, avec ou sans QR code ?');
  await wizard.field('infocarte.nombreExemplaire').selectOption('50');
  await wizard.answer('Faut-il un QR code ?', 'Non');
  await wizard.next();
}

export async function chooseFormat(wizard: WizardPage): Promise<void> {
  await wizard.at('Quel format, quelle matière ?');
  await wizard.tile('Affiche A4').click();
  await wizard.page.getByRole('group', { name: 'Matière' }).locator('label').first().click();
  await wizard.next();
}

/** Words in the editor, and the logo photographed with the camera. */
export async function writeBrief(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Que doit créer l’agence ?');
  const editor = page.getByRole('textbox', { name: 'Brief' });
  await editor.click();
  await page.getByRole('button', { name: 'Gras' }).click();
  await page.keyboard.type('Notre terrasse, le soir.');
  await wizard.answer('Avez-vous votre propre charte graphique ?', 'Non');
  await wizard.answer('Avez-vous un logo à reprendre ?', 'Oui');
  await wizard.answer('Avez-vous une typographie à reprendre ?', 'Non');
  await page
    .locator('input[type=file][capture=environment]')
    .setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: await jpegFile() });
  await eventually(() => page.locator('.photos-field-photo').count()).toBe(1);
  await wizard.next();
}

export async function joinFile(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Quels fichiers, quelles illustrations ?');
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: await pdfFile(1) });
  await eventually(() => page.locator('.photos-field-photo').count()).toBe(1);
  await page.getByText('Aucune Illustration').click();
  await wizard.next();
}

/** The delivery, then the signature with a finger, which sends the order. */
export async function deliverAndSign(wizard: WizardPage): Promise<void> {
  await wizard.at('Où livrer ?');
  await wizard.answer('Livrer à votre établissement ?', 'Oui');
  await wizard.page.getByRole('button', { name: 'Signer', exact: true }).click();
  await wizard.sign('Gérante', true);
  await wizard.at("Votre projet a été passé à l'agence");
}
