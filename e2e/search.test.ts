import { rm } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPerson, signIn } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { type RunningProduct, startProduct } from './running-product.ts';

const PHONE = 390;
const DESKTOP = 1440;

let dataDir: string;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDir = await demoDataDir('search');
  product = await startProduct(dataDir);
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('finds a misspelt town from the keyboard alone, opens the follow-up, and remembers what was asked', async () => {
  const { page, complaints } = await openPerson(browser, product.url, DESKTOP);
  await signIn(page, 'siege1');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Rechercher un projet' });
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.pressSequentially('bordaeux');
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect(await options.first().locator('mark').allTextContents()).toEqual(['Bordeaux']);
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  const second = options.nth(1);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/suivi-projet\/[0-9a-f]{24}$/);
  await field.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  await page.getByRole('option', { name: 'bordaeux' }).waitFor();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await options.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('is in the header of a phone, says that nothing was found, and offers to try again after a failure', async () => {
  const { page } = await openPerson(browser, product.url, PHONE);
  await signIn(page, 'dc1');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  const field = page.getByRole('combobox', { name: 'Rechercher un projet' });
  await field.fill('zzzzqqq');
  await page.getByText('Rien pour «').waitFor();
  await page.route('**/rest/myplv/recherche?*', (route) => route.abort());
  await field.fill('brasserie');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.unroute('**/rest/myplv/recherche?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('option').first().waitFor();
  await page.context().close();
});
