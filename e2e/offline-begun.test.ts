import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { attachPhoto, chooseCard, chooseContent, sayTheRest } from './card-order.ts';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { preparedDevice, waitsFor } from './prepared-device.ts';
import { signOnDevice } from './signed-on-device.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('offline-begun');

const PALAIS = '3104587';
const CARD = { create: /^Créer une carte/i };
const project = (dc: HttpCaller, id: string) => dc.json<Project>('GET', `/rest/myplv/projets/${id}`);

it('begins, writes and signs a card without a network, and has it sent to its agency at the return', {
  tags: 'long',
}, async () => {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  // Of one's own outlets.
  await dc.json('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    nOutlet: PALAIS,
    quotaConfirme: true,
  });
  const { page, context, complaints } = await preparedDevice(site, 'dc1');
  pictureOnFailure(page, 'offline-begun');
  const wizard = new WizardPage(page);
  const begin = new NewProjectDialog(page);

  await context.setOffline(true);
  const id = await begin.begin(CARD);
  await page.getByText(/^Gardé sur cet appareil/).waitFor();
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await chooseCard(wizard);
  await chooseContent(wizard);
  await attachPhoto(wizard);
  // Killed, and opened again from its icon.
  await page.goto('/');
  await page.getByRole('link', { name: 'Reprendre Brasserie du Palais' }).first().click();
  await page.getByText('À compléter avant de signer').waitFor();
  await page.goto(`/chr/autres-infos/${id}`);
  await sayTheRest(wizard);
  await signOnDevice(wizard);

  await context.setOffline(false);
  await page
    .getByRole('heading', { name: "Votre projet a été passé à l'agence" })
    .waitFor({ timeout: 30_000 });
  await expect.poll(() => waitsFor(page), { timeout: 30_000 }).toBe(0);
  const order = await project(dc, id);
  expect(order).toMatchObject({ statut: 'Agence', nameProjet: 'Brasserie du Palais' });
  expect(order.aRegulariser).toBeUndefined();
  expect(order.infocarte?.template?.name).toBe('Ardoise');
  const files = await dc.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
  expect(files.map(({ myplv_file_type: type }) => type)).toEqual(['bon_commande', 'photo_carte']);
  const told = order.signatures.map(({ role, horsLigne }) => [role, horsLigne?.dessin]);
  // The server lays out what the device has drawn.
  expect(told).toEqual([
    ['client', null],
    ['dc', null],
  ]);
  const drawn = await dc.json<{ change: boolean }[]>('GET', `/rest/myplv/projets/${id}/dessins`);
  expect(drawn).toMatchObject([{ change: false }]);
  expect(JSON.stringify(order)).toContain('Le plat du jour est à 14,50');
  expect(complaints.filter((said) => !said.startsWith('NetworkError'))).toEqual([]);
});

it('begins at a number that it does not know, and says at the return that it is of no outlet', {
  tags: 'long',
}, async () => {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const { page, context } = await preparedDevice(site, 'dc1');
  pictureOnFailure(page, 'offline-begun-unknown');
  const wizard = new WizardPage(page);
  const begin = new NewProjectDialog(page);

  await context.setOffline(true);
  await begin.open(CARD);
  await begin.type('9999999');
  await begin.dialog.getByText('nous vérifierons ce numéro au retour du réseau').waitFor();
  await begin.beginButton().click();
  const id = await begin.createdId();
  await wizard.field('pdv.nomPDV').fill('Chez Momo');
  await page.getByText(/^Gardé sur cet appareil/).waitFor();
  // The wizard stays open while it is sent.
  await context.setOffline(false);
  await expect.poll(() => waitsFor(page), { timeout: 30_000 }).toBe(0);
  expect(await project(dc, id)).toMatchObject({
    aRegulariser: ['pointDeVente'],
    pdv: { nOutlet: '9999999', nomPDV: 'Chez Momo' },
  });
  await page.goto('/');
  await page.getByText('à régulariser\u00a0: point de vente inconnu').waitFor();
  await page.getByRole('link', { name: 'Régulariser' }).first().click();
  await page.getByText('Son numéro n’est celui d’aucun point de vente.').waitFor();
  await page.getByRole('link', { name: 'Corriger le numéro' }).click();
  await wizard.findOutlet(PALAIS);
  await wizard.dialog().getByRole('button', { name: 'Prendre la fiche' }).click();
  await page.getByText(/^Enregistré à/).waitFor();
  await expect.poll(async () => (await project(dc, id)).aRegulariser).toBeUndefined();
});
