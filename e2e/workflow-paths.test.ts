import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { ClientLinkPage } from './client-link-page.ts';
import { linkIn } from './mail-ledger.ts';
import { PrinterPage } from './printer-page.ts';
import { signedOrder } from './signed-order.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY, CLIENT, DC, PRINTER, WorkflowPeople } from './workflow-people.ts';
import {
  AGREED,
  APPROVED,
  clientSigns,
  expectEvidence,
  NO_EXECUTION_FILE,
  type Order,
  pdf,
  printAndDeliver,
  proofByAgency,
  proofByDelegate,
  SAID,
  submit,
} from './workflow-steps.ts';

const TOO_MANY_TRIPS =
  'Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.';
const BY_LINK = `Par le lien personnel envoyé à ${CLIENT}`;

let people: WorkflowPeople;

beforeAll(async () => {
  people = await WorkflowPeople.gather('paths');
}, 180_000);
afterAll(() => people?.part());

async function ordered(name: string, infocarte?: ProjectDocument['infocarte']): Promise<Order> {
  onTestFailed(() => people.photograph(name));
  return { id: await signedOrder(await people.caller('dc1'), name, infocarte), name };
}

it('with print: passes delegate, client, agency and printer up to its delivery', async () => {
  const menu = { impression: 'carte_menu', nombreExemplaireMenu: '2xA3', orientationMenu: 'vertical' };
  const order = await ordered('Le Comptoir du Port', { ...menu, qrcode: 'non' });
  const { agency, dc, mails } = people;
  await submit(people, order, 'La terrasse ouvre le 1er mars.');
  const link = await proofByDelegate(people, order);
  const client = await clientSigns(people, order, link, AGREED.printed);
  await client.page.reload();
  await client.isOver(APPROVED);

  await agency.open(order.id);
  await agency.cannot('Envoyer en impression', NO_EXECUTION_FILE);
  const [card, outside] = [await pdf('carte execution.pdf', 2), await pdf('affiche.pdf', 1)];
  await agency.joinExecution(card, 'Fichier de la carte');
  await agency.cannot('Envoyer en impression', NO_EXECUTION_FILE);
  await agency.joinExecution(outside, 'Fichier du menu extérieur');
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(order.name, [PRINTER, 'Imprimez']);

  const zip = await printAndDeliver(people, people.printer, order);
  for (const { buffer } of [card, outside])
    expect(zip.filter((content) => content.equals(buffer))).toHaveLength(1);
  await dc.isIn('Terminé');
  await expectEvidence(dc, order, 1, BY_LINK);
  people.expectNoComplaints();
});

it('without print: ends with the files that the client downloads', async () => {
  const order = await ordered('La Cantine des Quais', { impression: 'aucun', qrcode: 'non' });
  const { agency, dc, mails } = people;
  await submit(people, order, 'Rien à imprimer, merci.');
  await clientSigns(people, order, await proofByDelegate(people, order), AGREED.digital);

  const finish = 'Terminer et envoyer les fichiers au client';
  await agency.open(order.id);
  await agency.cannot(finish, NO_EXECUTION_FILE);
  const card = await pdf('carte definitive.pdf', 2);
  await agency.joinExecution(card);
  await agency.take(finish, SAID.Terminé);
  const [mail] = await mails.receives(order.name, [CLIENT, 'Vos fichiers sont prêts'], [DC, 'Terminé']);
  const client = await people.clientOpens(linkIn(mail, '/livraison/'));
  expect((await client.download()).equals(card.buffer)).toBe(true);
  await client.fitsTheScreen();
  await expectEvidence(dc, order, 1, BY_LINK);
  people.expectNoComplaints();
});

/** The client asks for corrections on a phone; the agency reads them beside the proof, and replaces it. */
async function corrected({ id, name }: Order, link: string): Promise<ClientLinkPage> {
  const { agency, mails } = people;
  const client = await people.clientOpens(link);
  await client.readProof(1, 2);
  await client.annotate('Le café est à 2,20 €');
  await client.askCorrections('Agrandir le nom de la brasserie');
  await client.isThanked('C’est transmis', 'Merci, votre demande de corrections est transmise à l’agence.');
  await mails.receives(name, [AGENCY, 'Corrigez']);
  await agency.open(id);
  await agency.page.getByText('Agrandir le nom de la brasserie').waitFor();
  await agency.readsPostIt(1, 'Le café est à 2,20 €');
  await agency.replaceProof(await pdf('bat corrige.pdf', 2), 2);
  return client;
}

it('refused by the client: is corrected, and approved on the delegate’s tablet', async () => {
  const order = await ordered('Chez Marguerite');
  const { agency, dc, mails } = people;
  await submit(people, order, 'Le client est pressé.');
  await agency.open(order.id);
  await agency.joinProof(await pdf('bat carte.pdf', 2));
  const first = await corrected(order, await proofByAgency(people, order));
  const link = await proofByAgency(people, order);
  await first.page.reload();
  await first.isOver(/^Des corrections ont été demandées le .+ avec la création corrigée\.$/);
  const second = await people.clientOpens(link);
  await second.readProof(2, 2);

  await dc.open(order.id);
  await dc.page.getByRole('link', { name: 'Faire signer le client' }).first().click();
  const tablet = new ClientLinkPage(dc.page);
  await tablet.readProof(2, 2);
  await tablet.sign();
  await dc.says(AGREED.printed);
  await dc.page.waitForURL(/\/dashboard/);
  await dc.open(order.id);
  await dc.isIn('Exécution');
  await mails.receives(order.name, [AGENCY, 'Préparez l’exécution']);
  await second.page.reload();
  await second.isOver(APPROVED);

  await agency.open(order.id);
  const card = await pdf('carte execution.pdf', 2);
  await agency.joinExecution(card);
  await agency.take('Envoyer en impression', SAID.Impression);
  await mails.receives(order.name, [AGENCY, 'Imprimez']);
  const zip = await printAndDeliver(people, new PrinterPage(agency.page), order);
  expect(zip.filter((content) => content.equals(card.buffer))).toHaveLength(1);
  await expectEvidence(dc, order, 2, 'sur la tablette de Camille Ferrand');
  people.expectNoComplaints();
});

/** The agency's return to draft, with a required comment. Returns whether the order holds a unit, and the units used. */
async function returned({ id, name }: Order, comment: string): Promise<{ unit: boolean; used: number }> {
  const { agency, mails } = people;
  await agency.open(id);
  await agency.mustSayWhy('Retour en brouillon');
  await agency.finish('Retour en brouillon', SAID.Brouillon, { comment });
  await mails.receives(name, [DC, 'Complétez']);
  return quota(id);
}

async function quota(id: string): Promise<{ unit: boolean; used: number }> {
  const dc = await people.caller('dc1');
  const project = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const state = await dc.json<{ quotasConsoCHR: number }>('GET', '/rest/myplv/quotas/etat/smhf1');
  return { unit: project.eligibleQuota === true, used: state.quotasConsoCHR };
}

/** The delegate corrects the order and has it signed again. */
async function corrects({ id }: Order): Promise<void> {
  const { page } = people.dc;
  const wizard = new WizardPage(page);
  await page.goto(`/chr/autres-infos/${id}`);
  await page.getByLabel('Site internet').fill('https://legrandzinc.example');
  await wizard.dialog().getByRole('button', { name: 'Modifier et annuler les signatures' }).click();
  await wizard.dialog().waitFor({ state: 'detached' });
  await page.goto(`/chr/recapitulatif/${id}`);
  await page.getByText('https://legrandzinc.example').first().waitFor();
  await page.getByRole('button', { name: /Enregistrer et signer/ }).click();
  await wizard.dialog().getByRole('heading', { name: 'Signature du client' }).waitFor();
  await wizard.sign('Gérant', true);
  await wizard
    .dialog()
    .getByRole('heading', { name: /délégué/ })
    .waitFor();
  await wizard.sign('Délégué commercial', false);
  await page.waitForURL(`**/suivi-projet/${id}**`);
}

it('returned to draft twice: keeps its unit the second time, and warns about the number of round trips', async () => {
  const order = await ordered('Le Grand Zinc');
  const { agency, dc, mails } = people;
  await submit(people, order, 'Première version.');
  const { used } = await quota(order.id);
  expect(await returned(order, 'Le site internet manque.')).toEqual({ unit: false, used: used - 1 });

  await dc.open(order.id);
  await dc.page.getByText('Le site internet manque.').waitFor();
  await corrects(order);
  const popin = dc.dialog();
  await popin.getByText('Il reste à envoyer votre projet à l’agence').waitFor();
  expect(await popin.getByText(TOO_MANY_TRIPS).count()).toBe(0);
  await dc.finish("Soumettre à l'Agence", SAID.Agence, { comment: 'Site internet ajouté.' });
  await mails.receives(order.name, [AGENCY, 'Reprenez']);
  expect(await returned(order, 'Le logo est illisible.')).toEqual({ unit: true, used });

  await dc.open(order.id);
  const third = await dc.start("Soumettre à l'Agence");
  await third.getByText(TOO_MANY_TRIPS, { exact: true }).waitFor();
  await dc.finish("Soumettre à l'Agence", SAID.Agence, { comment: 'Imprimez sans logo.' });
  await mails.receives(order.name, [AGENCY, 'Reprenez']);

  await agency.open(order.id);
  await agency.joinProof(await pdf('bat carte.pdf', 2));
  await clientSigns(people, order, await proofByAgency(people, order), AGREED.printed);
  await agency.open(order.id);
  await agency.joinExecution(await pdf('carte execution.pdf', 2));
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(order.name, [PRINTER, 'Imprimez']);
  await printAndDeliver(people, people.printer, order);
  await dc.isIn('Terminé');
  people.expectNoComplaints();
});

it('refused by head office: stops, notifies delegate and agency of the reason, and can be cloned', async () => {
  const order = await ordered('La Belle Équipe');
  const { agency, dc, mails, siege } = people;
  await submit(people, order, 'Ouverture au printemps.');
  await siege.open(order.id);
  await siege.mustSayWhy('Refuser le projet');
  await siege.finish('Refuser le projet', SAID.Rejeté, { comment: 'Établissement fermé en janvier.' });
  await mails.receives(order.name, [DC, 'Projet refusé'], [AGENCY, 'Projet refusé']);

  for (const reader of [agency, dc]) {
    await reader.open(order.id);
    await reader.page.getByRole('heading', { name: 'Ce projet a été refusé' }).waitFor();
    await reader.page.getByText('Établissement fermé en janvier.').waitFor();
    await reader.isIn('Rejeté');
  }
  expect(await agency.action('Cloner').count()).toBe(0);
  await dc.action('Cloner').click();
  await dc.dialog().getByRole('button', { name: 'Cloner le projet' }).click();
  await dc.page.waitForURL(/\/chr\/info-pdv\//);
  await expect.poll(() => dc.page.getByLabel('Nom du point de vente').inputValue()).toBe(order.name);
  await dc.page.getByRole('button', { name: 'Annuler le clonage' }).click();
  await dc.page.waitForURL(/\/dashboard/);
  await dc.says('Le clonage est annulé.');
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', () => people.expectNoOtherMail());
