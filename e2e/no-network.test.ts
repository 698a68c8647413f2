import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';

const site = sharedDemonstration();

it('says that there is no network, continues opened orders, and opens what was asked at the return', async () => {
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const created = await caller.json<Project>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  const { context, page, complaints } = await openPerson(site.browser, site.url);
  await enter(page.context(), 'dc1');
  await page.goto(`/chr/info-pdv/${created._id.$oid}`);
  const step = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Suivant' }).waitFor();
  const title = await step.innerText();

  await context.setOffline(true);
  // Never opened before: neither its script nor its calls can be loaded.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByText('Pas de réseau').waitFor();

  const drafts = page.getByRole('region', { name: 'Vos commandes en cours, sur cet appareil' });
  await drafts.getByRole('link', { name: /^Reprendre/ }).click();
  await page.waitForURL(`**/${created._id.$oid}`);
  // The address changes before the step is rendered.
  await expect.poll(() => step.innerText()).toBe(title);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByText('Pas de réseau').waitFor();
  await context.setOffline(false);
  await page.locator('[data-project]').first().waitFor();
  expect(await page.getByText('Pas de réseau').count()).toBe(0);
  // React logs what an error boundary shows, and the browser the script that it could not load.
  const expected = /^(NetworkError|TypeError: Failed to fetch dynamically imported module)/;
  expect(complaints.filter((said) => !expected.test(said))).toEqual([]);
});
