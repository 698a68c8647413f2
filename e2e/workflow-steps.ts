import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { expect, onTestFailed } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import { orderedFile } from '../packages/server/src/testing/print-fixtures/ordered-file.ts';
import { pdfFile } from '../packages/server/src/testing/sample-files.ts';
import type { ClientLinkPage } from './client-link-page.ts';
import type { FollowUpPage, PickedFile } from './follow-up-page.ts';
import { linkIn } from './mail-ledger.ts';
import type { PrinterPage } from './printer-page.ts';
import { signedOrder } from './signed-order.ts';
import { AGENCY, AGREED_MAILS, CLIENT, DC, orderForm, type WorkflowPeople } from './workflow-people.ts';

/** An order of the test; its unique name identifies its mails. */
export interface Order {
  id: string;
  name: string;
}

export const SAID = {
  Brouillon: 'Le projet a bien été renvoyé en brouillon.',
  Agence: "Votre projet a été passé à l'agence. Un premier retour vous sera fait sous 5 jours ouvrés.",
  'Validation DC': 'La création a bien été envoyée au délégué commercial.',
  'Validation Client': 'La création a bien été soumise au client.',
  Impression: 'Le projet a bien été envoyé en impression.',
  Terminé: 'Le projet est terminé, les fichiers d’exécution ont été envoyés au client.',
  Rejeté: 'Le projet a été refusé.',
} as const;

/** What the client reads after the approval, by whether the order is printed. */
export const AGREED = {
  printed: 'Merci, votre accord est enregistré. L’agence prépare maintenant l’impression.',
  digital: 'Merci, votre accord est enregistré. L’agence prépare maintenant vos fichiers définitifs.',
} as const;

const NO_PROOF = 'Veuillez joindre une création (BAT) avant de soumettre.';
export const BY_LINK = `Par le lien personnel envoyé à ${CLIENT}`;
export const NO_EXECUTION_FILE = 'Veuillez joindre le fichier d’exécution.';
export const APPROVED =
  /^Cette création a été approuvée le .+ par Bertrand Lacombe\. Il n’y a plus rien à faire\.$/;

export async function pdf(name: string, pages: number): Promise<PickedFile> {
  return { name, mimeType: 'application/pdf', buffer: await pdfFile(pages) };
}

/** A file that the order may be printed from, in the size that it wants of one of this name. */
export async function executionPdf(
  people: WorkflowPeople,
  order: Order,
  name: string,
  sizedAs = name,
): Promise<PickedFile> {
  const caller = await people.caller('agence1');
  const project = await caller.json<Project>('GET', `/rest/myplv/projets/${order.id}`);
  return { name, mimeType: 'application/pdf', buffer: await orderedFile(project, sizedAs) };
}

/** An order signed by its client and delegate; the screens are photographed if the test fails. */
export async function ordered(
  people: WorkflowPeople,
  name: string,
  infocarte?: ProjectDocument['infocarte'],
): Promise<Order> {
  onTestFailed(() => people.photograph(name));
  return { id: await signedOrder(await people.caller('dc1'), name, infocarte), name };
}

/** From the dialog after the last signature to the order at the agency. */
export async function submit(people: WorkflowPeople, { id, name }: Order, comment: string): Promise<void> {
  const { dc, mails } = people;
  await dc.open(id);
  await dc.dialog().getByText('Il reste à envoyer votre projet à l’agence').waitFor();
  await dc.finish("Soumettre à l'Agence", SAID.Agence, { comment });
  await mails.receives(name, [AGENCY, 'création à faire'], ...orderForm(CLIENT));
}

/** The client has just been mailed a link, and the delegate a notice. Returns the link. */
async function sentToClient({ mails }: WorkflowPeople, name: string): Promise<string> {
  const [mail] = await mails.receives(
    name,
    [CLIENT, 'votre création est prête à valider'],
    [DC, 'création chez le client'],
  );
  return linkIn(mail, '/accord/');
}

/** The agency creates a proof and sends it to the delegate, whose open dashboard updates; they send it on to the client. */
export async function proofByDelegate(people: WorkflowPeople, { id, name }: Order): Promise<string> {
  const { agency, dc, mails } = people;
  // The default sort is oldest first: filter by status to find the newest.
  await dc.page.goto('/dashboard?q_statut=Validation+DC&tri=recents');
  await agency.open(id);
  await agency.cannot('Soumettre au DC', NO_PROOF);
  await agency.joinProof(await pdf('bat carte.pdf', 2));
  await agency.take('Soumettre au DC', SAID['Validation DC']);
  await mails.receives(name, [DC, 'création à relire']);
  const row = dc.page.locator(`[data-project="${id}"]`);
  await row.waitFor({ timeout: 10_000 });
  await row.getByRole('link', { name: /^Relire la création/ }).click();
  await dc.readsAndAnswers('Soumettre au client');
  await dc.finish('Soumettre au client', SAID['Validation Client']);
  return sentToClient(people, name);
}

/** The agency sends the present proof to the client, skipping the delegate. */
export async function proofByAgency(people: WorkflowPeople, { name }: Order): Promise<string> {
  await people.agency.take('Soumettre au client', SAID['Validation Client']);
  return sentToClient(people, name);
}

/** The client signs on a phone; the delegate's open page updates. */
export async function clientSigns(
  people: WorkflowPeople,
  { id, name }: Order,
  link: string,
  thanks: string,
): Promise<ClientLinkPage> {
  const { dc, mails } = people;
  await dc.open(id);
  await dc.isIn('Validation Client');
  const client = await people.clientOpens(link);
  await client.readProof(1, 2);
  await client.fitsTheScreen();
  await client.sign();
  await client.isThanked('C’est signé', thanks);
  await mails.receives(name, ...AGREED_MAILS);
  await dc.isIn('Exécution');
  return client;
}

/** Downloads the print files, which moves the order to Imprimé, and delivers. Returns the files of the zip. */
export async function printAndDeliver(
  { mails }: WorkflowPeople,
  bench: PrinterPage,
  { id, name }: Order,
): Promise<Buffer[]> {
  await bench.open();
  const files = await bench.download(id, name);
  await mails.receives(name, [DC, 'projet imprimé']);
  await bench.deliver(id);
  await mails.receives(name, [DC, 'projet terminé']);
  return files;
}

/** Downloads the evidence of the approval from the final documents. */
export async function expectEvidence(
  reader: FollowUpPage,
  { id }: Order,
  version: number,
  means: string,
): Promise<void> {
  await reader.open(id);
  await reader.isIn('Terminé');
  await reader.page.getByRole('heading', { name: 'Documents finaux' }).waitFor();
  const words = (await wordsOf(await reader.download('Accord du client'))).join(' ');
  expect(words).toContain(
    `Bertrand Lacombe, Gérant, a donné son accord à la version ${version} de la création`,
  );
  expect(words).toContain(means);
}

/** The client approves on a phone; the caller asserts the mails that this sends. */
export async function agree(people: WorkflowPeople, link: string): Promise<void> {
  const client = await people.clientOpens(link);
  await client.readProof(1, 2);
  await client.sign();
  await client.heading('C’est signé').waitFor();
}

/** The printer downloads the order, which is then printed. */
export async function printed({ printer, mails }: WorkflowPeople, order: Order): Promise<void> {
  await printer.open();
  await printer.download(order.id, order.name);
  await mails.receives(order.name, [DC, 'projet imprimé']);
}
