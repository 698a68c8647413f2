import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, it, onTestFailed } from 'vitest';
import type { FollowUpPage } from './follow-up-page.ts';
import { signedKindOrder } from './kind-order.ts';
import { typeDate } from './type-date.ts';
import { AGENCY, CLIENT, DC, INSTALLER, PRINTER, WorkflowPeople } from './workflow-people.ts';
import { agree, executionPdf, type Order, printed, proofByDelegate, SAID, submit } from './workflow-steps.ts';

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

it('Boards PVC: goes by the installer before it is made and after it is printed', {
  tags: 'long',
}, async () => {
  const name = 'Le Kiosque à Frites';
  named(name);
  const order = { id: await signedKindOrder(await people.caller('dc1'), 'Boards PVC', name), name };
  const { agency, dc, mails, printer } = people;
  await submit(people, order, 'La devanture est refaite en mars.');
  await agree(people, await proofByDelegate(people, order));
  await mails.receives(name, [INSTALLER, 'prévisite à prévoir'], [CLIENT, 'un installateur va vous appeler']);

  await installer.open(order.id);
  await installer.cannot('Valider la pose', 'La date de prévisite est obligatoire.');
  await plan(order, 'Prévisite');
  await installer.open(order.id);
  const condition = { comment: 'Prévoir une nacelle.' };
  await installer.take('Valider sous condition', 'La pose a bien été validée sous condition.', condition);
  await mails.receives(
    name,
    [DC, 'pose sous condition'],
    [AGENCY, 'pose sous condition'],
    [INSTALLER, 'pose sous condition'],
  );
  await agency.open(order.id);
  await agency.page.getByText('Prévoir une nacelle.').first().waitFor();
  await agency.joinExecution(await executionPdf(people, order, 'boards execution.pdf'));
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(name, [PRINTER, 'projet à imprimer']);

  await printed(people, order);
  await printer.deliver(order.id, 'Livré');
  await mails.receives(name, [DC, 'projet livré'], [INSTALLER, 'pose à prévoir']);
  await installer.open(order.id);
  await installer.cannot('Pose effectuée', 'La date de pose est obligatoire.');
  await plan(order, 'Pose');
  await installer.open(order.id);
  await installer.take('Pose effectuée', 'Le projet est terminé.');
  await mails.receives(name, [DC, 'projet terminé']);
  await dc.open(order.id);
  await dc.isIn('Terminé');
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', { tags: 'long' }, () => people.expectNoOtherMail());
