import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedKindOrder } from './kind-order.ts';
import { linkIn } from './mail-ledger.ts';
import { AGENCY, DC, PRINTER, WorkflowPeople } from './workflow-people.ts';
import { agree, pdf, printed, proofByDelegate, SAID, submit } from './workflow-steps.ts';

let people: WorkflowPeople;

beforeAll(async () => {
  people = await WorkflowPeople.gather('long-kinds');
}, 240_000);
afterAll(() => people?.part());

it('Digital: is delivered by a link to the address of its order', async () => {
  const name = 'Le Bar des Écrans';
  const screen = 'ecran@bar-des-ecrans.example';
  const id = await signedKindOrder(await people.caller('dc1'), 'Digital', name, (document) => ({
    ...document,
    livraison: { video_email: screen },
  }));
  const order = { id, name };
  const { agency, dc, mails } = people;
  await submit(people, order, 'Deux écrans en boucle.');
  await agree(people, await proofByDelegate(people, order));
  await mails.receives(name, [AGENCY, 'Préparez l’exécution']);
  await agency.open(id);
  const film = await pdf('ecran.pdf', 1);
  await agency.joinExecution(film);
  await agency.take('Livrer les fichiers', 'Le projet a bien été envoyé en livraison.');
  const [mail] = await mails.receives(name, [screen, 'Votre affichage digital est livré'], [DC, 'Livré']);
  const receiver = await people.clientOpens(linkIn(mail, '/livraison/'));
  expect((await receiver.download()).equals(film.buffer)).toBe(true);
  await dc.open(id);
  await dc.take('Terminer', 'Le projet est terminé.');
  await mails.receives(name, [DC, 'Terminé']);
  await agency.open(id);
  await agency.isIn('Terminé');
  people.expectNoComplaints();
});

it('Sur Mesure: is printed without a pose, and priced once it is over', async () => {
  const name = 'La Table du Menuisier';
  const id = await signedKindOrder(await people.caller('dc1'), 'Sur Mesure', name, (document) => ({
    ...document,
    pose: { pose: 'non' },
  }));
  const order = { id, name };
  const { agency, dc, mails, printer } = people;
  await submit(people, order, 'Bois clair de préférence.');
  await agree(people, await proofByDelegate(people, order));
  await mails.receives(name, [AGENCY, 'Préparez l’exécution']);
  await agency.open(id);
  await agency.joinExecution(await pdf('sur mesure.pdf', 2));
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(name, [PRINTER, 'Imprimez']);
  await printed(people, order);
  await printer.deliver(id);
  await mails.receives(name, [DC, 'Terminé']);

  await agency.open(id);
  await agency.page.getByLabel('Prix en euros').fill('1234,5');
  await agency.page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await agency.page.getByText('Sauvegarde effectuée').waitFor();
  await dc.open(id);
  await dc.page
    .getByText(/1\s234,50\s€/)
    .first()
    .waitFor();
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', () => people.expectNoOtherMail());
