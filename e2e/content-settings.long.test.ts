import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { typeDate } from './type-date.ts';

const site = ownDemonstration('content-settings');

async function openSettings(who: string): Promise<Page> {
  const { page } = await openPerson(site.browser, site.url, 1180);
  await signIn(page, who);
  await page.goto('/cms/reglages');
  await page.getByLabel('Premier retour de l’agence').waitFor();
  return page;
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

it('asks which of two people’s values stays, keeps the rest of both, and names who saved', async () => {
  const [siege, admin] = [await openSettings('siege1'), await openSettings('admin')];
  await siege.getByLabel('Premier retour de l’agence').fill('7');
  await siege.getByLabel('Quota bas').fill('12');
  await admin.getByLabel('Premier retour de l’agence').fill('9');
  await save(admin);
  await said(admin, 'Réglages enregistrés, pour tout le monde.');
  await save(siege);
  const dialog = siege.locator('dialog[open]');
  await dialog.getByText('7 jours ouvrés').waitFor();
  expect(await dialog.innerText()).toContain('Yves Carpentier et vous avez modifié le même champ.');
  const { violations } = await new AxeBuilder({ page: siege }).include('dialog[open]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await dialog.getByText('9 jours ouvrés').click();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await said(siege, 'Réglages enregistrés, pour tout le monde.');
  await siege.reload();
  await expect.poll(() => siege.getByLabel('Premier retour de l’agence').inputValue()).toBe('9');
  expect(await siege.getByLabel('Quota bas').inputValue()).toBe('12');
});

it('keeps what is typed while the settings are saved', async () => {
  const page = await openSettings('siege1');
  await page.route('**/rest/myplv/reglages', async (route) => {
    if (route.request().method() === 'PUT') await page.getByLabel('Appel de l’installateur').fill('36');
    await route.continue();
  });
  await page.getByLabel('Quota bas').fill('14');
  await save(page);
  await said(page, 'Réglages enregistrés, pour tout le monde.');
  expect(await page.getByLabel('Appel de l’installateur').inputValue()).toBe('36');
  expect(await page.getByLabel('Quota bas').inputValue()).toBe('14');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(() => page.getByLabel('Appel de l’installateur').inputValue()).not.toBe('36');
});

it('plans the reopening of boards and other changes, shows them on the overview, and takes them back', async () => {
  const page = await openSettings('siege1');
  const reopening = page.getByRole('group', { name: /^Rouvrir d’elle-même le/ });
  await typeDate(reopening, '2031-01-04');
  await save(page);
  await said(page, 'Réglages enregistrés, pour tout le monde.');
  await page.getByLabel('Appel de l’installateur').fill('72');
  await page.getByRole('button', { name: 'Programmer…' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await dialog.getByText('Choisissez un jour à venir.').waitFor();
  await typeDate(dialog, '2031-02-01');
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await page.getByText('Le 1er février 2031').waitFor();
  await page.getByRole('link', { name: 'Vue d’ensemble' }).click();
  const planned = page.getByRole('region', { name: 'Programmé' });
  await planned.getByText('Création VAE : ouverte').waitFor();
  await planned.getByRole('link', { name: 'Appel de l’installateur : 72 heures' }).click();
  // The reopening is planned as well.
  await page.getByRole('button', { name: /^Annuler le changement programmé de Appel/ }).click();
  await said(page, 'Changement programmé annulé.');
  expect(await page.getByText('Le 1er février 2031').count()).toBe(0);
});

it('leads from the count of what is touched to the list, and shows legal texts as on their page', async () => {
  const page = await openSettings('siege1');
  await page.getByLabel('Premier retour de l’agence').fill('20');
  const count = page.getByRole('link', { name: /^\d+ projets?$/ });
  expect(await count.getAttribute('href')).toBe('/gestion-projets?q_statut=Agence');
  await page.getByLabel('Vos données').fill('Premier.\n\nSecond.');
  await page.getByRole('heading', { name: 'Vos données' }).waitFor();
  expect(await page.locator('.settings-preview .paragraphs').allInnerTexts()).toEqual([
    'Premier.',
    'Second.',
  ]);
});

it('takes a guide of 40 MB, and refuses what is no PDF or too large in a sentence', async () => {
  const page = await openSettings('siege1');
  const picker = page.getByLabel('PDF du guide');
  const file = (name: string, bytes: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 32), Buffer.from('\n%%EOF\n')]),
  });
  await picker.setInputFiles({ name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from('texte') });
  await said(page, 'Ce type de fichier n’est pas accepté. Formats acceptés : .pdf.');
  await picker.setInputFiles({ ...file('faux.pdf', 10), buffer: Buffer.from('texte') });
  await said(page, 'Le contenu de ce fichier n’est pas celui d’un .pdf.');
  const title = page.locator('.settings-item').getByLabel('Titre');
  expect(await title.count()).toBe(0);
  await picker.setInputFiles(file('guide-dc.pdf', 40 * 1024 * 1024), { timeout: 120_000 });
  await expect.poll(() => title.inputValue(), { timeout: 30_000 }).toBe('guide-dc');
  await title.fill('é'.repeat(300));
  await save(page);
  await said(page, 'Le titre d’un guide tient en 100 caractères.');
  await title.fill('Guide 🎄');
  await save(page);
  await said(page, 'Réglages enregistrés, pour tout le monde.');
  await page.goto('/help');
  await page.getByRole('link', { name: 'Guide 🎄' }).waitFor();
});
