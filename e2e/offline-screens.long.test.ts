import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { preparedDevice } from './prepared-device.ts';

const site = sharedDemonstration();

const button = (page: Page) => page.locator('.network-button');

/** By the folded menu, as on a tablet. */
async function go(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
}

it('says without a network what is here, what waits and what needs it, and sends at the return', async () => {
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const created = await caller.json<Project>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  const id = created._id.$oid;
  const { context, page } = await preparedDevice(site, 'dc1');
  await button(page).filter({ hasText: 'Prêt hors ligne' }).waitFor();
  await page.goto(`/chr/photo/${id}`);
  await page.getByRole('heading', { level: 1 }).click();
  await button(page).filter({ hasText: 'Prêt hors ligne' }).waitFor();

  await context.setOffline(true);
  await expect.poll(() => button(page).innerText()).toContain('Hors ligne');
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a44' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Choisir des photos ou un PDF')
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await page.getByText('Gardée sur cet appareil, part au retour du réseau').waitFor();

  await button(page).click();
  await page.getByRole('heading', { level: 1, name: /envois? en attente$/ }).waitFor();
  const photo = page.getByRole('listitem').filter({ hasText: 'IMG_2041.jpg' });
  await photo.getByRole('button', { name: /^Autres actions/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exporter', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('IMG_2041.jpg');
  await photo.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByRole('menuitem', { name: 'Abandonner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abandonner cette photo ?' });
  expect(await dialog.innerText()).toContain('n’existe que sur cet appareil');
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  const leaving = page.getByRole('dialog', { name: 'Se déconnecter ?' });
  expect(await leaving.innerText()).toMatch(/pas parti[\s\S]*Réseau requis/);
  await leaving.getByRole('button', { name: 'Fermer' }).last().click();

  await go(page, 'Accueil');
  await page.getByText(/Prêt hors ligne, \d/).waitFor();
  const kinds = page.getByRole('region', { name: 'Créer un projet' });
  await expect.poll(() => kinds.innerText()).toMatch(/Il restait \d+ sur \d+ à \d[\s\S]*Réseau requis/);
  await page.getByRole('link', { name: 'Ce qui marche hors ligne' }).click();
  await page.getByRole('heading', { name: 'Impossible sans réseau' }).waitFor();

  await context.setOffline(false);
  await expect
    .poll(async () => {
      const files = await caller.json<{ filename: string }[]>('GET', `/rest/myplv/projets/files/${id}`);
      return files.length;
    })
    .toBe(1);
  await expect.poll(() => button(page).innerText()).toContain('Prêt hors ligne');
  // What was asked once is not asked again.
  await page.getByText('Ajoutez Ardoise à l’écran d’accueil\u00a0:').waitFor();
});
