import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClientLinkPage } from './client-link-page.ts';
import { PrinterPage } from './printer-page.ts';
import { AGENCY, DC, PRINTER, WorkflowPeople } from './workflow-people.ts';
import {
  AGREED,
  APPROVED,
  BY_LINK,
  clientSigns,
  expectEvidence,
  NO_EXECUTION_FILE,
  type Order,
  ordered,
  pdf,
  printAndDeliver,
  proofByAgency,
  proofByDelegate,
  SAID,
  submit,
} from './workflow-steps.ts';

let people: WorkflowPeople;

beforeAll(async () => {
  people = await WorkflowPeople.gather('paths');
}, 180_000);
afterAll(() => people?.part());

it('with print: passes delegate, client, agency and printer up to its delivery', async () => {
  const menu = { impression: 'carte_menu', nombreExemplaireMenu: '2xA3', orientationMenu: 'vertical' };
  const order = await ordered(people, 'Le Comptoir du Port', { ...menu, qrcode: 'non' });
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
  await mails.receives(order.name, [PRINTER, 'projet à imprimer']);

  const zip = await printAndDeliver(people, people.printer, order);
  for (const { buffer } of [card, outside])
    expect(zip.filter((content) => content.equals(buffer))).toHaveLength(1);
  await dc.isIn('Terminé');
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
  await mails.receives(name, [AGENCY, 'corrections demandées']);
  await agency.open(id);
  await agency.page.getByText('Agrandir le nom de la brasserie').waitFor();
  await agency.readsPostIt(1, 'Le café est à 2,20 €');
  await agency.joinProof(await pdf('bat corrige.pdf', 2), 2);
  return client;
}

it('refused by the client: is corrected, and approved on the delegate’s tablet', async () => {
  const order = await ordered(people, 'Chez Marguerite');
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
  await mails.receives(order.name, [AGENCY, 'fichier d’exécution à préparer']);
  await second.page.reload();
  await second.isOver(APPROVED);

  await agency.open(order.id);
  const card = await pdf('carte execution.pdf', 2);
  await agency.joinExecution(card);
  await agency.take('Envoyer en impression', SAID.Impression);
  await mails.receives(order.name, [AGENCY, 'projet à imprimer']);
  const zip = await printAndDeliver(people, new PrinterPage(agency.page), order);
  expect(zip.filter((content) => content.equals(card.buffer))).toHaveLength(1);
  await expectEvidence(dc, order, 2, 'sur la tablette de Camille Ferrand');
  people.expectNoComplaints();
});

it('refused by head office: stops, notifies delegate and agency of the reason, and can be cloned', async () => {
  const order = await ordered(people, 'La Belle Équipe');
  const { agency, dc, mails, siege } = people;
  await submit(people, order, 'Ouverture au printemps.');
  await siege.open(order.id);
  await siege.mustSayWhy('Refuser le projet', 'menu');
  await siege.finish('Refuser le projet', SAID.Rejeté, { comment: 'Établissement fermé en janvier.' });
  await mails.receives(order.name, [DC, 'projet refusé'], [AGENCY, 'projet refusé']);

  for (const reader of [agency, dc]) {
    await reader.open(order.id);
    await reader.page.getByRole('heading', { name: 'Ce projet a été refusé' }).waitFor();
    await reader.page.getByText('Établissement fermé en janvier.').first().waitFor();
    await reader.isIn('Rejeté');
  }
  expect(await (await agency.menu()).getByRole('menuitem', { name: 'Cloner' }).count()).toBe(0);
  await dc.chooseOther('Cloner');
  await dc.dialog().getByRole('button', { name: 'Cloner le projet' }).click();
  await dc.page.waitForURL(/\/chr\/info-pdv\//);
  await dc.page.locator('.known-group').getByText(order.name).first().waitFor();
  await dc.page.getByRole('button', { name: 'Annuler le clonage' }).click();
  await dc.page.waitForURL(/\/dashboard/);
  await dc.says('Le clonage est annulé.');
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', () => people.expectNoOtherMail());
