import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, it, onTestFailed } from 'vitest';
import type { FollowUpPage } from './follow-up-page.ts';
import { completeAsClient, draftForItsClient, sign, signedKindOrder } from './kind-order.ts';
import { linkIn } from './mail-ledger.ts';
import { typeDate } from './type-date.ts';
import { AGENCY, CLIENT, DC, INSTALLER, PRINTER, SIEGE, WorkflowPeople } from './workflow-people.ts';
import { agree, type Order, pdf, printed, proofByDelegate, SAID, submit } from './workflow-steps.ts';

const TODAY = parisDay(new Date());

let people: WorkflowPeople;
let installer: FollowUpPage;

beforeAll(async () => {
  people = await WorkflowPeople.gather('kinds');
  installer = await people.arrives('installateur1', 1180);
}, 240_000);
afterAll(() => people?.part());

function named(name: string): void {
  onTestFailed(() => people.photograph(name));
}

/** Sets a date of the pose in the installer's row. */
async function plan({ id }: Order, label: 'Prévisite' | 'Pose'): Promise<void> {
  const { page } = installer;
  await page.goto('/dashboard?tri=recents');
  const row = page.locator(`[data-project="${id}"]`);
  const field = row.getByRole('group', { name: new RegExp(`^${label}`) });
  // Day and month alone are no date yet.
  await typeDate(field, TODAY.slice('yyyy-'.length));
  await row.getByText('La date est incomplète.').waitFor();
  await typeDate(field, TODAY);
  await row.getByText('Enregistré').first().waitFor();
}

it('Boards PVC: goes by the installer before it is made and after it is printed', async () => {
  const name = 'Le Kiosque à Frites';
  named(name);
  const order = { id: await signedKindOrder(await people.caller('dc1'), 'Boards PVC', name), name };
  const { agency, dc, mails, printer } = people;
  await submit(people, order, 'La devanture est refaite en mars.');
  await agree(people, await proofByDelegate(people, order));
  await mails.receives(name, [INSTALLER, 'Appelez le client'], [CLIENT, 'Un installateur va vous appeler']);

  await installer.open(order.id);
  await installer.cannot('Valider la pose', 'La date de prévisite est obligatoire.');
  await plan(order, 'Prévisite');
  await installer.open(order.id);
  const condition = { comment: 'Prévoir une nacelle.' };
  await installer.take('Valider sous condition', 'La pose a bien été validée sous condition.', condition);
  await mails.receives(
    name,
    [DC, 'Pose sous condition'],
    [AGENCY, 'Pose sous condition'],
    [INSTALLER, 'Pose sous condition'],
  );
  await agency.open(order.id);
  await agency.page.getByText('Prévoir une nacelle.').first().waitFor();
  await agency.joinExecution(await pdf('boards execution.pdf', 2));
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(name, [PRINTER, 'Imprimez']);

  await printed(people, order);
  await printer.deliver(order.id, 'Livré');
  await mails.receives(name, [DC, 'Livré'], [INSTALLER, 'Posez']);
  await installer.open(order.id);
  await installer.cannot('Pose effectuée', 'La date de pose est obligatoire.');
  await plan(order, 'Pose');
  await installer.open(order.id);
  await installer.take('Pose effectuée', 'Le projet est terminé.');
  await mails.receives(name, [DC, 'Terminé']);
  await dc.open(order.id);
  await dc.isIn('Terminé');
  people.expectNoComplaints();
});

it('Direct Agence: is completed and signed by the client, and checked by head office', async () => {
  const name = 'Le Café du Passage';
  const password = 'un cafe bien serre 26';
  const owner = 'patronne@cafe-du-passage.example';
  named(name);
  const id = await draftForItsClient(await people.caller('dc1'), name, owner);
  const order = { id, name };
  const { agency, dc, mails, printer, siege } = people;
  await dc.open(id);
  await dc.take('Envoyer au client', 'Vous avez bien envoyé le projet au client');
  const [mail] = await mails.receives(
    name,
    [owner, 'votre commande est à compléter'],
    [DC, 'Chez le client'],
  );

  const door = await people.visits(linkIn(mail, '/cms/mot-de-passe/'), 390);
  await door.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await door.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await door.getByRole('heading', { name: 'Votre commande, à compléter' }).waitFor();
  const caller = await people.caller(owner, password);
  await completeAsClient(caller, id);
  await sign(caller, id, 'client');
  const client = await people.arrives(owner, 390, password);
  await client.open(id);
  await client.take("Envoyer à l'agence", SAID.Agence);
  await mails.receives(name, [AGENCY, 'Créez']);

  await agency.open(id);
  await agency.joinProof(await pdf('affiche.pdf', 2));
  await agency.take('Soumettre au DC', SAID['Validation DC']);
  await mails.receives(name, [DC, 'Relisez la création']);
  await dc.open(id);
  await dc.take('Accord du DC', 'Votre accord a bien été transmis à l’agence.');
  await mails.receives(name, [AGENCY, 'Accord du délégué commercial']);
  await agency.open(id);
  await agency.take('Demander validation au client', SAID['Validation Client']);
  const [shown] = await mails.receives(name, [owner, 'votre création est prête'], [DC, 'Chez le client']);
  await agree(people, linkIn(shown, '/accord/'));
  await mails.receives(name, [SIEGE, 'Validez']);

  await siege.open(id);
  await siege.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(name, [PRINTER, 'Imprimez']);
  await printed(people, order);
  await printer.deliver(id);
  await mails.receives(name, [DC, 'Terminé']);
  await client.open(id);
  await client.isIn('Livrée');
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', () => people.expectNoOtherMail());
