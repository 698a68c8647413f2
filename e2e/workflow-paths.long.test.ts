import type { Project } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClientLinkPage } from './client-link-page.ts';
import { linkIn } from './mail-ledger.ts';
import { PrinterPage } from './printer-page.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY, AGREED_MAILS, CLIENT, DC, orderForm, PRINTER, WorkflowPeople } from './workflow-people.ts';
import {
  AGREED,
  APPROVED,
  BY_LINK,
  clientSigns,
  executionPdf,
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

const TOO_MANY_TRIPS =
  'Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.';

let people: WorkflowPeople;

beforeAll(async () => {
  people = await WorkflowPeople.gather('long-paths');
}, 180_000);
afterAll(() => people?.part());

it('without print: ends with the files that the client downloads', async () => {
  const order = await ordered(people, 'La Cantine des Quais', { impression: 'aucun', qrcode: 'non' });
  const { agency, dc, mails } = people;
  await submit(people, order, 'Rien à imprimer, merci.');
  await clientSigns(people, order, await proofByDelegate(people, order), AGREED.digital);

  const finish = 'Terminer et envoyer les fichiers au client';
  await agency.open(order.id);
  await agency.cannot(finish, NO_EXECUTION_FILE);
  const card = await pdf('carte definitive.pdf', 2);
  await agency.joinExecution(card);
  await agency.take(finish, SAID.Terminé);
  const [mail] = await mails.receives(
    order.name,
    [CLIENT, 'vos fichiers sont prêts'],
    [DC, 'projet terminé'],
  );
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
  await client.askCorrections('Agrandir le nom de la brasserie', 'Mise en page');
  await client.isThanked('C’est transmis', 'Merci, votre demande de corrections est transmise à l’agence.');
  await mails.receives(name, [AGENCY, 'corrections demandées']);
  await agency.open(id);
  await agency.page.getByText('Agrandir le nom de la brasserie').waitFor();
  await agency.page.getByText('Cause\u00a0: mise en page').first().waitFor();
  await agency.readsPostIt(1, 'Le café est à 2,20 €');
  await agency.remark('Le café est à 2,20 €').getByRole('button', { name: 'Fait' }).click();
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
  await tablet.settle('Le café est à 2,20 €');
  await tablet.sign();
  await dc.says(AGREED.printed);
  await dc.page.waitForURL(/\/dashboard/);
  await dc.open(order.id);
  await dc.isIn('Exécution');
  await mails.receives(order.name, ...AGREED_MAILS);
  await second.page.reload();
  await second.isOver(APPROVED);

  await agency.open(order.id);
  const card = await executionPdf(people, order, 'carte execution.pdf');
  await agency.joinExecution(card);
  await agency.take('Envoyer en impression', SAID.Impression);
  await mails.receives(order.name, [AGENCY, 'projet à imprimer']);
  const zip = await printAndDeliver(people, new PrinterPage(agency.page), order);
  expect(zip.filter((content) => content.equals(card.buffer))).toHaveLength(1);
  await expectEvidence(dc, order, 2, 'sur la tablette de Camille Ferrand');
  people.expectNoComplaints();
});

/** The agency's return to draft, with a required comment. Returns whether the order has a unit, and the units used. */
async function returned({ id, name }: Order, comment: string): Promise<{ unit: boolean; used: number }> {
  const { agency, mails } = people;
  await agency.open(id);
  const dialog = await agency.startBack('Retour en brouillon');
  await dialog.getByRole('button', { name: 'Retour en brouillon', exact: true }).click();
  await dialog.getByText('Merci de préciser votre demande dans le message.').waitFor();
  await agency.finish('Retour en brouillon', SAID.Brouillon, { comment });
  await mails.receives(name, [DC, 'projet à compléter']);
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
  // What is loaded anew before it is saved is asked for again.
  await page.getByText(/^Enregistré à/).waitFor();
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
  const order = await ordered(people, 'Le Grand Zinc');
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
  await mails.receives(order.name, [AGENCY, 'projet complété'], ...orderForm(CLIENT));
  expect(await returned(order, 'Le logo est illisible.')).toEqual({ unit: true, used });

  await dc.open(order.id);
  const third = await dc.start("Soumettre à l'Agence");
  await third.getByText(TOO_MANY_TRIPS, { exact: true }).waitFor();
  await dc.finish("Soumettre à l'Agence", SAID.Agence, { comment: 'Imprimez sans logo.' });
  await mails.receives(order.name, [AGENCY, 'projet complété']);

  await agency.open(order.id);
  await agency.joinProof(await pdf('bat carte.pdf', 2));
  await clientSigns(people, order, await proofByAgency(people, order), AGREED.printed);
  await agency.open(order.id);
  await agency.joinExecution(await executionPdf(people, order, 'carte execution.pdf'));
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(order.name, [PRINTER, 'projet à imprimer']);
  await printAndDeliver(people, people.printer, order);
  await dc.isIn('Terminé');
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', () => people.expectNoOtherMail());
