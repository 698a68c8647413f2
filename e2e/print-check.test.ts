import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitPrint } from '../packages/server/src/testing/print-fixtures/kit-print.ts';
import { isOrderedBySize, orderedFile } from '../packages/server/src/testing/print-fixtures/ordered-file.ts';
import { jpegFile } from '../packages/server/src/testing/sample-files.ts';
import type { HttpCaller } from './http-caller.ts';
import { signedOrder } from './signed-order.ts';
import { WorkflowPeople } from './workflow-people.ts';

let people: WorkflowPeople;
beforeAll(async () => {
  people = await WorkflowPeople.gather('print-check');
}, 180_000);
afterAll(() => people?.part());

const PDF = 'application/pdf';
const FILE = 'palais_EXE.pdf';

/** An order of one card, of a size that it says, whose execution file the agency is to make. */
async function orderToPrint(agency: HttpCaller): Promise<Project> {
  const rows = await agency.json<ProjectRow[]>('GET', '/rest/myplv/projets?q_typeProjet=CHR');
  for (const { _id, statut, aImprimer } of rows) {
    if (statut !== 'Exécution' || !aImprimer) continue;
    const project = await agency.json<Project>('GET', `/rest/myplv/projets/${_id.$oid}`);
    if (!project.menuExterieur && isOrderedBySize(project, FILE)) return project;
  }
  throw new Error('no order waits for its execution file');
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

it('locks the agency out of the printer until its file is replaced, or head office lifts it', {
  tags: 'long',
}, async () => {
  const agency = await people.caller('agence1');
  const project = await orderToPrint(agency);
  const id = project._id.$oid;
  const { page } = people.agency;
  const faulty = await kitPrint({ w: 210, h: 200, ground: true, text: 'missing' });

  await people.agency.open(id);
  await page.getByLabel('Choisir le fichier d’exécution', { exact: true }).setInputFiles({
    name: FILE,
    mimeType: PDF,
    buffer: faulty,
  });
  await page.getByText('À refaire', { exact: true }).waitFor();
  await people.agency.cannot(
    'Envoyer en impression',
    'palais_EXE.pdf est à refaire\u00a0: format, fonds perdus, polices.',
  );
  await page.getByRole('link', { name: 'Contrôle avant impression' }).click();
  await page.getByText('le fichier est à refaire avant l’imprimeur.').waitFor();
  const file = card(page, FILE);
  await file.getByText('Imprimé ainsi, il n’aurait pas le format commandé').waitFor();
  await file.getByText('Le fond s’arrête au bord de la page.').waitFor();
  await file.getByText('Une police n’est pas dans le fichier\u00a0: Helvetica.').waitFor();
  await expectAccessible(page);

  await file.getByLabel('Déposer le fichier corrigé').setInputFiles({
    name: 'palais-2_EXE.pdf',
    mimeType: PDF,
    buffer: await orderedFile(project, 'palais.pdf'),
  });
  await card(page, 'palais-2_EXE.pdf').getByText('Bon', { exact: true }).waitFor();
  await file.waitFor({ state: 'detached' });
  await page.getByText('rien ne retient le fichier.').waitFor();

  const form = new FormData();
  form.append('projet_id', id);
  form.append('file_type', 'execution');
  form.append('file', new Blob([new Uint8Array(faulty)], { type: PDF }), 'autre_EXE.pdf');
  await agency.json('POST', '/rest/myplv/projets/upload', form);

  const siege = people.siege.page;
  await siege.goto(`/suivi-projet/${id}/controle`);
  const other = card(siege, 'autre_EXE.pdf');
  await other.getByText('À refaire', { exact: true }).waitFor();
  await other.getByRole('button', { name: 'Laisser imprimer tel quel' }).click();
  const dialog = siege.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Laisser imprimer', exact: true }).click();
  await dialog.getByText('Merci de préciser votre demande dans le message.').first().waitFor();
  await dialog.getByLabel('Pourquoi').fill('Le client l’a vu et le veut ainsi.');
  await expectAccessible(siege);
  await dialog.getByRole('button', { name: 'Laisser imprimer', exact: true }).click();
  await other.getByText('le laisse imprimer tel quel').waitFor();

  await people.agency.open(id);
  await people.agency.take('Envoyer en impression', 'Le projet a bien été envoyé en impression.', {
    printer: 'Atelier Vasseur',
  });
  const printer = people.printer.page;
  await printer.goto(`/suivi-projet/${id}/controle`);
  await card(printer, 'autre_EXE.pdf').getByText('Le client l’a vu et le veut ainsi.').waitFor();
  people.expectNoComplaints();
});

it('says of a small photo to take it again, and keeps it if the delegate says so', {
  tags: 'long',
}, async () => {
  const dc = await people.caller('dc1');
  const id = await signedOrder(dc, 'Le Petit Zinc');
  const form = new FormData();
  form.append('projet_id', id);
  form.append('file_type', 'photo_carte');
  form.append('annuleSignatures', '1');
  form.append('file', new Blob([new Uint8Array(await jpegFile())], { type: 'image/jpeg' }), 'ardoise.jpg');
  const before = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const photo = await dc.json<ProjectFile>('POST', '/rest/myplv/projets/upload', form);
  const { version } = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  await dc.json('PUT', `/rest/myplv/projets/${id}`, {
    version,
    annuleSignatures: true,
    contenu: [{ photo: photo.id, filename: photo.filename }],
    contenu_fichier_texte: { ...before.contenu_fichier_texte, hasFichierTexte: 'non' },
  });
  const { page } = people.dc;
  await page.goto(`/chr/photo/${id}`);
  await page.getByText('Photo trop petite\u00a0: reprenez-la de plus près.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Garder quand même' }).click();
  await page.getByText('Photo petite, gardée quand même').waitFor();
  await expect
    .poll(async () => (await dc.json<Project>('GET', `/rest/myplv/projets/${id}`)).contenu?.[0]?.gardee)
    .toBe('oui');
});
