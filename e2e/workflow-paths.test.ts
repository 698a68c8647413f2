import { afterAll, beforeAll, expect, it } from 'vitest';
import { AGENCY, DC, PRINTER, WorkflowPeople } from './workflow-people.ts';
import {
  AGREED,
  APPROVED,
  BY_LINK,
  clientSigns,
  executionPdf,
  expectEvidence,
  NO_EXECUTION_FILE,
  ordered,
  printAndDeliver,
  proofByDelegate,
  SAID,
  submit,
} from './workflow-steps.ts';

let people: WorkflowPeople;

beforeAll(async () => {
  people = await WorkflowPeople.gather('paths');
}, 180_000);
afterAll(() => people?.part());

it('with print: passes delegate, client, agency and printer up to its delivery', {
  tags: 'long',
}, async () => {
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
  const card = await executionPdf(people, order, 'carte execution.pdf');
  const outside = await executionPdf(people, order, 'affiche.pdf', 'menu.pdf');
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

it('refused by head office: stops, notifies delegate and agency of the reason, and can be cloned', {
  tags: 'long',
}, async () => {
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

it('sends every mail of these orders once, and no other', { tags: 'long' }, () => people.expectNoOtherMail());
