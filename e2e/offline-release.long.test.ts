import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveBrowser, processBrowser } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { isDrawn, isRefusal, keepShell, openDevice } from './kept-shell.ts';
import { nextRelease } from './next-release.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { WizardPage } from './wizard-page.ts';

let dataDir: string;
let next: string;
let product: RunningProduct;
let browser: Browser;
beforeAll(async () => {
  [dataDir, next, browser] = await Promise.all([
    demoDataDir('offline-shell'),
    nextRelease(),
    processBrowser(),
  ]);
  product = await startProduct(dataDir);
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await Promise.all([dataDir, next].map((folder) => rm(folder, { recursive: true, force: true })));
});

const site = () => ({ url: product.url, browser });

it('answers known pages and files alone, and nothing once nobody is signed in', async () => {
  const { page, context } = await openDevice(site());
  await keepShell(page);
  /** Whether the worker answered. */
  const byWorker = async (address: string) => (await page.goto(address))?.fromServiceWorker();
  expect(await byWorker('/dashboard')).toBe(true);
  const tokens = ['/lien/AbC-_9', '/accord/AbC-_9', '/livraison/AbC-_9', '/suivi/AbC-_9'];
  for (const address of [...tokens, '/q/abc123', '/login', '/cms', '/files/x/y.pdf', '/rest/myplv/session'])
    expect([address, await byWorker(address)]).toEqual([address, false]);
  // What a page loads: files of the build, never calls.
  const loaded: [string, boolean][] = [];
  page.on('response', (reply) => {
    loaded.push([new URL(reply.url()).pathname, reply.fromServiceWorker()]);
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const of = (part: string) => new Set(loaded.filter(([path]) => path.startsWith(part)).map(([, by]) => by));
  expect([of('/assets/'), of('/rest/')]).toEqual([new Set([true]), new Set([false])]);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor();
  // The server's page of a visitor.
  for (const address of ['/', '/dashboard', '/help'])
    expect(await (await page.goto(address))?.text()).toContain('first-paint-login');
  await context.setOffline(true);
  await expect(page.goto('/dashboard')).rejects.toThrow('net::ERR_');
});

/** The release of the shown page. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content') ?? 'first');

/** By the menu, as a person does: without loading a page. */
async function openHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Aide' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aide' }).waitFor();
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

it('goes on in open tabs under a new release, which is taken once everything is saved', async () => {
  const tablet = await openDevice(site());
  const { page } = tablet;
  await keepShell(page);
  const wizard = new WizardPage(page);
  const draft = await wizard.create();
  const without = await openDevice(site(), 'block');
  await without.page.goto('/');
  await without.page.getByRole('heading', { level: 1 }).waitFor();

  const { port } = new URL(product.url);
  await product.stop();
  await page.reload();
  await isDrawn(page);
  product = await startProduct(dataDir, { PORT: port }, next);

  // A late screen of a tab without a worker: the server has the files of the release before.
  const scripts: [name: string, status: number][] = [];
  without.page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (pathname.endsWith('.js')) scripts.push([pathname, reply.status()]);
  });
  await openHelp(without.page);
  expect(scripts).not.toEqual([]);
  expect(scripts.filter(([name, status]) => name.endsWith('-next.js') || status !== 200)).toEqual([]);
  expect(await releaseOf(without.page)).toBe('first');

  // Something is typed and not saved: the new release waits.
  await page.route(`**/rest/myplv/projets/${draft}**`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await wizard.open('Client');
  const field = wizard.field('pdv.comment');
  await field.fill('Sonner deux fois');
  await field.blur();
  await page
    .getByText(/gardé sur cet appareil/i)
    .first()
    .waitFor();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => isWaiting(page)).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.reload();
  expect([await isWaiting(page), await releaseOf(page)]).toEqual([true, 'first']);

  // Saved: it takes over under the open tab, which stays as it is; the next page is of the new release.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.unroute(`**/rest/myplv/projets/${draft}**`);
  await page
    .getByText(/^Enregistré/)
    .first()
    .waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // Not while the former worker is busy: a device that is being prepared asks it for every picture of the catalogues.
  await expect.poll(() => isWaiting(page), { timeout: 90_000 }).toBe(false);
  await openHelp(page);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(await releaseOf(page)).toBe('first');
  await page.goto('/dashboard');
  expect(await releaseOf(page)).toBe('next');
  await tablet.context.setOffline(true);
  await page.goto('/help');
  await isDrawn(page);
  expect(await releaseOf(page)).toBe('next');
  expect([...tablet.complaints, ...without.complaints].filter(isRefusal)).toEqual([]);
});
