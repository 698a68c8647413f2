import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeAsClient, draftForItsClient, sign, signedKindOrder } from './kind-order.ts';
import { linkIn } from './mail-ledger.ts';
import { AGENCY, AGREED_MAILS, DC, orderForm, PRINTER, SIEGE, WorkflowPeople } from './workflow-people.ts';
import { agree, executionPdf, pdf, printed, proofByDelegate, SAID, submit } from './workflow-steps.ts';

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
  await mails.receives(name, ...AGREED_MAILS);
  await agency.open(id);
  const film = await pdf('ecran.pdf', 1);
  await agency.joinExecution(film);
  await agency.take('Livrer les fichiers', 'Le projet a bien été envoyé en livraison.');
  const [mail] = await mails.receives(
    name,
    [screen, 'les contenus de votre écran sont livrés'],
    [DC, 'projet livré'],
  );
  const receiver = await people.clientOpens(linkIn(mail, '/livraison/'));
  expect((await receiver.download()).equals(film.buffer)).toBe(true);
  await dc.open(id);
  await dc.take('Terminer', 'Le projet est terminé.');
  await mails.receives(name, [DC, 'projet terminé']);
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
  await mails.receives(name, ...AGREED_MAILS);
  await agency.open(id);
  await agency.joinExecution(await executionPdf(people, order, 'sur mesure.pdf'));
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(name, [PRINTER, 'projet à imprimer']);
  await printed(people, order);
  await printer.deliver(id);
  await mails.receives(name, [DC, 'projet terminé']);

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

it('Direct Agence: is completed and signed by the client, and checked by head office', async () => {
  const name = 'Le Café du Passage';
  const password = 'un cafe bien serre 26';
  const owner = 'patronne@cafe-du-passage.example';
  const id = await draftForItsClient(await people.caller('dc1'), name, owner);
  const order = { id, name };
  const { agency, dc, mails, printer, siege } = people;
  await dc.open(id);
  await dc.take('Envoyer au client', 'Vous avez bien envoyé le projet au client');
  const [mail] = await mails.receives(
    name,
    [owner, 'votre commande est à compléter'],
    [DC, 'commande chez le client'],
  );

  const door = await people.visits(linkIn(mail, '/cms/mot-de-passe/'), 390);
  await door.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await door.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await door.getByRole('heading', { name: 'Votre commande, à compléter' }).waitFor();
  await mails.receivesOfAccount(owner, 'Le mot de passe de votre compte Ardoise a changé');
  const caller = await people.caller(owner, password);
  await completeAsClient(caller, id);
  await sign(caller, id, 'client');
  const client = await people.arrives(owner, 390, password);
  await client.open(id);
  await client.take("Envoyer à l'agence", SAID.Agence);
  await mails.receives(name, [AGENCY, 'création à faire'], ...orderForm(owner));

  await agency.open(id);
  await agency.joinProof(await pdf('affiche.pdf', 2));
  await agency.take('Soumettre au DC', SAID['Validation DC']);
  await mails.receives(name, [DC, 'création à relire']);
  await dc.open(id);
  await dc.readsAndAnswers('Accord du DC');
  await dc.finish('Accord du DC', 'Votre accord a bien été transmis à l’agence.');
  await mails.receives(name, [AGENCY, 'accord du délégué commercial']);
  await agency.open(id);
  await agency.take('Demander validation au client', SAID['Validation Client']);
  const [shown] = await mails.receives(
    name,
    [owner, 'votre création est prête à valider'],
    [DC, 'création chez le client'],
  );
  await agree(people, linkIn(shown, '/accord/'));
  await mails.receives(name, [SIEGE, 'projet à valider']);

  await siege.open(id);
  await siege.readsAndAnswers('Envoyer en impression');
  await siege.finish('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  await mails.receives(name, [PRINTER, 'projet à imprimer']);
  await printed(people, order);
  await printer.deliver(id);
  await mails.receives(name, [DC, 'projet terminé']);
  await client.open(id);
  await client.isIn('Livrée');
  people.expectNoComplaints();
});

it('sends every mail of these orders once, and no other', () => people.expectNoOtherMail());
