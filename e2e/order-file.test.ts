import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { answeredCard } from './card-without-network.ts';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { preparedDevice, waitsFor } from './prepared-device.ts';
import { signOnDevice } from './signed-on-device.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('order-file');

/** A card that is begun and signed by both without a network; returns its id. */
async function signedWithoutNetwork(page: Page): Promise<string> {
  const id = await answeredCard(page);
  await signOnDevice(new WizardPage(page));
  return id;
}

/** Gives up what is signed: refused, with the export as its way. Returns the file. */
async function exportInstead(page: Page, folder: string): Promise<string> {
  await page.goto('/envois');
  const row = page.getByRole('listitem').filter({ hasText: 'Commande signée' });
  await row.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByRole('menuitem', { name: 'Abandonner' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Elle est signée et n’existe que sur cet appareil').waitFor();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exporter la commande' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Brasserie du Palais.ardoise');
  const file = path.join(folder, download.suggestedFilename());
  await copyFile(await download.path(), file);
  await row.getByText(/proposée au téléchargement à/).waitFor();
  return file;
}

it('carries an order that was signed without a network to another device, as a file, once', {
  tags: 'long',
}, async () => {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const begun = { type: 'Carte Brasserie', nOutlet: '3104587', quotaConfirme: true };
  await dc.json('POST', '/rest/myplv/projets', begun);
  const folder = await mkdtemp(path.join(tmpdir(), 'ardoise-order-'));
  const first = await preparedDevice(site, 'dc1');
  pictureOnFailure(first.page, 'order-file-first');
  // As a tablet, which does not say where it saved a file.
  await first.page.addInitScript('delete window.showSaveFilePicker');
  await first.context.setOffline(true);
  const id = await signedWithoutNetwork(first.page);
  const file = await exportInstead(first.page, folder);
  expect((await readFile(file)).includes('Brasserie')).toBe(false);

  const other = await openPerson(site.browser, site.url, 1180);
  pictureOnFailure(other.page, 'order-file-other');
  await enter(other.context, 'dc1');
  const take = async () => {
    await other.page.goto('/envois');
    await other.page.getByLabel('Reprendre un fichier .ardoise').setInputFiles(file);
    await other.page
      .getByText('La commande de Brasserie du Palais est partie à son agence.')
      .waitFor({ timeout: 60_000 });
  };
  await take();
  await take();
  const project = () => dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const order = await project();
  expect(order).toMatchObject({ statut: 'Agence', pdv: { nOutlet: '3104587' } });
  expect(order.signatures.map(({ role, horsLigne }) => [role, horsLigne?.dessin])).toEqual([
    ['client', null],
    ['dc', null],
  ]);
  const files = await dc.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
  expect(files.map(({ myplv_file_type: type }) => type)).toEqual(['bon_commande', 'photo_carte']);
  const drawn = await dc.json<{ change: boolean }[]>('GET', `/rest/myplv/projets/${id}/dessins`);
  expect(drawn).toMatchObject([{ change: false }]);

  // The first device finds it there already.
  await first.context.setOffline(false);
  await expect.poll(() => waitsFor(first.page), { timeout: 60_000 }).toBe(0);
  await first.page.getByRole('heading', { name: 'Aucun envoi en attente' }).waitFor();
  expect((await project()).version).toBe(order.version);
  expect(await dc.json('GET', `/rest/myplv/projets/files/${id}`)).toEqual(files);
  await rm(folder, { recursive: true });
});
