import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { drawnSignature } from '../packages/server/src/testing/signature-pictures.ts';
import { enter, openPerson, type Person } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './wizard-refusals.ts';

const site = sharedDemonstration();
let person: Person;
let caller: HttpCaller;

beforeAll(async () => {
  person = await openPerson(site.browser, site.url);
  caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  await enter(person.page.context(), 'dc1');
});

const stored = (id: string) => caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
const files = (id: string) => caller.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);

/** A draft that lacks only photos of the present card, opened at their step. */
async function openPhotoStep(): Promise<{ wizard: WizardPage; id: string }> {
  const created = await caller.json<Project>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  const id = created._id.$oid;
  const document = completeChrDocument(AGENCY);
  await caller.json('PUT', `/rest/myplv/projets/${id}`, {
    ...document,
    contenu_fichier_texte: { hasFichierTexte: 'non' },
    version: 1,
  });
  await person.page.goto(`/chr/photo/${id}`);
  return { wizard: new WizardPage(person.page), id };
}

async function attach(wizard: WizardPage, name: string, background: string): Promise<void> {
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background } });
  const buffer = await picture.jpeg().toBuffer();
  const count = await wizard.page.locator('.photos-field-photo').count();
  await wizard.page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await eventually(() => wizard.page.locator('.photos-field-photo').count()).toBe(count + 1);
  await wizard.page.getByText(/^Enregistré à/).waitFor();
}

async function remove(wizard: WizardPage, confirm: string): Promise<void> {
  await wizard.page
    .getByRole('button', { name: /^Supprimer Photo/ })
    .first()
    .click();
  await wizard.dialog().getByRole('heading', { name: 'Voulez vraiment supprimer cette photo ?' }).waitFor();
  await wizard.dialog().getByRole('button', { name: confirm, exact: true }).click();
  await wizard.dialog().waitFor({ state: 'detached' });
}

it('removes a photo of a signed draft, after confirmation that this voids the signatures', {
  tags: 'long',
}, async () => {
  pictureOnFailure(person.page, 'wizard-photos');
  const { wizard, id } = await openPhotoStep();
  await attach(wizard, 'avant.jpg', '#e9dcc0');
  await attach(wizard, 'après.jpg', '#c0dce9');
  const { version } = await stored(id);
  await caller.json('POST', `/rest/myplv/projets/${id}/signatures`, {
    role: 'client',
    nom: 'Bertrand Lacombe',
    qualite: 'Gérant',
    image: await drawnSignature(),
    version,
  });
  await wizard.page.reload();
  await wizard.page
    .getByRole('button', { name: /^Supprimer Photo/ })
    .first()
    .click();
  await wizard
    .dialog()
    .getByText(/supprimer cette photo annulera les signatures/)
    .waitFor();
  await wizard.dialog().getByRole('button', { name: 'Annuler', exact: true }).click();
  expect((await stored(id)).signatures).toHaveLength(1);

  // The list read once the order was saved, before the file was deleted, arrives last: it brings nothing back.
  const read = (await files(id)).map((file) => ({ ...file, deletable: true }));
  await wizard.page.route(`**/rest/myplv/projets/files/${id}`, async (route) => {
    const late = (await files(id)).length < read.length;
    await (late ? route.fulfill({ json: read }) : route.continue());
  });
  await remove(wizard, 'Supprimer et annuler les signatures');
  await eventually(() => wizard.page.locator('.photos-field-photo').count()).toBe(1);
  await wizard.page.unrouteAll({ behavior: 'wait' });
  const project = await stored(id);
  expect(project.signatures).toEqual([]);
  expect(project.contenu?.map(({ photo }) => photo)).toEqual((await files(id)).map((file) => file.id));

  await remove(wizard, 'Supprimer');
  await eventually(async () => (await stored(id)).contenu).toEqual([]);
  expect(await files(id)).toEqual([]);
  expect(person.complaints).toEqual([]);
});

it('reports a photo deleted elsewhere as gone, and removes it from the list', { tags: 'long' }, async () => {
  pictureOnFailure(person.page, 'wizard-photos');
  const { wizard, id } = await openPhotoStep();
  await attach(wizard, 'carte.jpg', '#e9dcc0');
  const [file] = await files(id);
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  const query = new URLSearchParams({ filename: file?.filename ?? '' });
  expect(await siege.json('GET', `/rest/myplv/projets/deleteFile/${id}?${query}`)).toBe(true);
  await wizard.page.reload();
  await wizard.page.getByText(/Ce fichier n’est plus parmi les fichiers du projet/).waitFor();
  await remove(wizard, 'Supprimer');
  await eventually(() => wizard.page.locator('.photos-field-photo').count()).toBe(0);
  expect((await stored(id)).contenu).toEqual([]);
});

it('removes a photo while offline, and its file once the network is back', { tags: 'long' }, async () => {
  pictureOnFailure(person.page, 'wizard-photos');
  const { wizard, id } = await openPhotoStep();
  await attach(wizard, 'carte.jpg', '#e9dcc0');
  await person.context.setOffline(true);
  await wizard.page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await remove(wizard, 'Supprimer');
  await eventually(() => wizard.page.locator('.photos-field-photo').count()).toBe(0);
  expect(await files(id)).toHaveLength(1);
  await person.context.setOffline(false);
  await eventually(() => files(id)).toEqual([]);
  expect((await stored(id)).contenu).toEqual([]);
});
