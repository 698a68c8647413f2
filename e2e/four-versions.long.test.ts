import type { Project } from '@ardoise/domain/contract/projects.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { kitPrint } from '../packages/server/src/testing/print-fixtures/kit-print.ts';
import { orderedFile } from '../packages/server/src/testing/print-fixtures/ordered-file.ts';
import { AgencyPage } from './agency-page.ts';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ClientLinkPage } from './client-link-page.ts';
import { CARD_TEXT, creation, finding } from './compared-proof.ts';
import { sharedDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { mailsTo } from './newest-mail.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { SignatureDialog } from './signature-dialog.ts';
import { signedOrder } from './signed-order.ts';
import { SAID } from './workflow-steps.ts';

const site = sharedDemonstration();

async function isAccessible(page: Page, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations).toEqual([]);
}

async function linkOf(mail: string): Promise<string> {
  const [newest] = await mailsTo(site.url, mail);
  return /\/accord\/[\w-]+/.exec(newest?.text ?? '')?.[0] ?? '';
}

const NAME = 'Brasserie des quatre versions';

it('takes a proof through four versions: findings, remarks, causes, a signature and a verdict', async () => {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const order = await signedOrder(dc, NAME, {}, { texteCarte: CARD_TEXT });
  const read = () => dc.json<Project>('GET', `/rest/myplv/projets/${order}`);
  const { version, pdv } = await read();
  expect(pdv?.emailCLient).toBeTruthy();
  await dc.json('PUT', `/rest/myplv/projets/${order}/statut/Agence`, { version });

  // 1: a price that is wrong, and a line that is gone, as the agency says it should.
  const studio = await openPerson(site.browser, site.url, WIDTHS.laptop);
  pictureOnFailure(studio.page, 'four-versions-agency');
  await enter(studio.context, 'agence1');
  const agency = new AgencyPage(studio.page);
  const joins = async (rank: number, prices: Record<string, string>, without = '') => {
    await agency.open(order);
    await agency.joinProof(await creation(`v${rank}.pdf`, await read(), prices, without), rank);
  };
  await joins(1, { 'Entrecôte 300 g': '26,50 €' }, 'Landaise');
  await studio.page
    .getByRole('heading', { name: 'La version 1 diffère de la commande en 2 endroits' })
    .waitFor();
  await isAccessible(studio.page, '.agency-findings');
  const gone = finding(studio.page, 'Landaise');
  await gone.getByRole('button', { name: 'C’est voulu' }).click();
  await gone.getByRole('button', { name: 'C’est voulu' }).click();
  await gone.getByText('Dites pourquoi en un mot').waitFor();
  await studio.page.keyboard.type('Retirée avec le client');
  await studio.page.keyboard.press('Enter');
  await gone.getByText('C’est voulu, dites-vous').waitFor();
  await agency.take('Soumettre au DC', SAID['Validation DC']);

  // The delegate reads it first, sees where it is, and sends it back.
  const delegate = await openPerson(site.browser, site.url, WIDTHS.tablet);
  pictureOnFailure(delegate.page, 'four-versions-delegate');
  await enter(delegate.context, 'dc1');
  const followUp = new FollowUpPage(delegate.page);
  await followUp.open(order);
  await delegate.page.getByRole('heading', { name: 'Un prix a changé' }).waitFor();
  await finding(delegate.page, 'Landaise').getByText('« Retirée avec le client »').waitFor();
  const steak = finding(delegate.page, 'Entrecôte 300 g');
  await steak.getByText('Personne ne l’a demandé').waitFor();
  await steak.getByRole('button', { name: 'Montrer Entrecôte 300 g sur la création' }).tap();
  await delegate.page.getByRole('button', { name: 'Écart 1, Entrecôte 300 g', pressed: true }).waitFor();
  await isAccessible(delegate.page, '.review');
  const answers = delegate.page.getByRole('group', { name: 'Votre réponse' });
  await answers.getByRole('button', { name: /^Demander des corrections/ }).tap();
  const asking = followUp.dialog();
  await asking.getByRole('checkbox', { name: 'Prix', checked: true }).waitFor();
  await asking.getByRole('checkbox', { name: /^1? ?Entrecôte 300 g/, checked: true }).waitFor();
  await followUp.finish('Demander des corrections', SAID.Agence, { comment: 'Voir ma remarque' });

  // 2: corrected, once the agency has answered; the line is still gone, and still wanted.
  await joins(2, {}, 'Landaise');
  await agency.remark('Entrecôte 300 g : 24,50 € → 26,50 €').getByRole('button', { name: 'Fait' }).click();
  await studio.page
    .getByRole('heading', { name: 'La version 2 diffère de la commande en 1 endroit' })
    .waitFor();
  await finding(studio.page, 'Landaise').getByText('C’est voulu, dites-vous').waitFor();
  await agency.take('Soumettre au client', SAID['Validation Client']);

  // The client on a phone: what differs, in their words; they ask for another price.
  const phone = await openPerson(site.browser, site.url, WIDTHS.phone);
  pictureOnFailure(phone.page, 'four-versions-client');
  const client = new ClientLinkPage(phone.page);
  const opens = async () => phone.page.goto(await linkOf(pdv?.emailCLient ?? ''));
  await opens();
  await phone.page.getByRole('heading', { name: 'Une ligne manque sur la création' }).waitFor();
  await finding(phone.page, 'Landaise').getByText('L’agence dit que c’est voulu').waitFor();
  expect(await phone.page.getByText('Retirée avec le client').count()).toBe(0);
  await isAccessible(phone.page, 'main');
  await client.fitsTheScreen();
  await client.annotate('La crème brûlée passe à 8 €');
  await client.askCorrections('Voir ma remarque', 'Prix');
  await client.heading('C’est transmis').waitFor();

  // 3: another price than the one that was asked for.
  await joins(3, { 'Crème brûlée': '9 €' }, 'Landaise');
  await agency.remark('La crème brûlée passe à 8 €').getByRole('button', { name: 'Fait' }).click();
  await finding(studio.page, 'Crème brûlée').getByText('Personne ne l’a demandé').waitFor();
  await agency.take('Soumettre au client', SAID['Validation Client']);
  await opens();
  await phone.page.getByRole('button', { name: 'Valider et signer' }).tap();
  const question = phone.page.locator('dialog[open]');
  await question.getByText('Crème brûlée passe à 9 €. Signer quand même ?').waitFor();
  await question.getByRole('button', { name: 'Relire' }).tap();
  await client.askCorrections('La crème brûlée est à 8 €, pas à 9 €', 'Prix');
  await client.heading('C’est transmis').waitFor();

  // 4: as it was asked for.
  await joins(4, { 'Crème brûlée': '8 €' }, 'Landaise');
  await agency.remark('Crème brûlée : 7,50 € → 9 €').getByRole('button', { name: 'Fait' }).click();
  await finding(studio.page, 'Crème brûlée')
    .getByText(/^Demandé par le client, remarque\s\d$/)
    .waitFor();
  await agency.take('Soumettre au client', SAID['Validation Client']);
  await opens();
  await finding(phone.page, 'Crème brûlée').getByText('Demandé par vous').waitFor();
  // One of their remarks is settled; over the other they are asked.
  await client.settle('La crème brûlée passe à 8 €');
  await phone.page.getByRole('button', { name: 'Valider et signer' }).tap();
  await question.getByRole('button', { name: 'Signer quand même' }).tap();
  await new SignatureDialog(phone.page).sign('Gérant', true);
  await client.heading('C’est signé').waitFor();
  expect((await read()).statut).toBe('Exécution');

  // What is printed is held against the order: a wrong size locks the agency until it is replaced.
  await agency.open(order);
  const execution = agency.page.getByLabel(/^Choisir le fichier d’exécution$/);
  const faulty = await kitPrint({ w: 210, h: 200, ground: true });
  await execution.setInputFiles({ name: 'carte_EXE.pdf', mimeType: 'application/pdf', buffer: faulty });
  await agency.page.getByText('À refaire', { exact: true }).waitFor();
  await agency.page.getByRole('link', { name: 'Contrôle avant impression' }).click();
  const file = agency.page.getByRole('region', { name: 'carte_EXE.pdf' });
  await file.getByText('Imprimé ainsi, il n’aurait pas le format commandé').waitFor();
  await file.getByLabel('Déposer le fichier corrigé').setInputFiles({
    name: 'carte-2_EXE.pdf',
    mimeType: 'application/pdf',
    buffer: await orderedFile(await read(), 'carte.pdf'),
  });
  await agency.page
    .getByRole('region', { name: 'carte-2_EXE.pdf' })
    .getByText('Bon', { exact: true })
    .waitFor();

  // Head office in the room: the last two versions beside each other, what differs, and every remark.
  const office = await openPerson(site.browser, site.url, WIDTHS.desktop);
  pictureOnFailure(office.page, 'four-versions-office');
  await enter(office.context, 'siege1');
  await office.page.goto(`/suivi-projet/${order}/epreuves`);
  await office.page.getByRole('region', { name: 'Version 4' }).waitFor();
  await office.page.keyboard.press('2');
  await office.page.getByRole('region', { name: 'Version 3' }).waitFor();
  await office.page.getByRole('tab', { name: /^Écarts avec la commande/ }).click();
  await finding(office.page, 'Crème brûlée').getByText('7,50 €').waitFor();
  await isAccessible(office.page, 'main');
  const people = [delegate, studio, phone, office];
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
});
