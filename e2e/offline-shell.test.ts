import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter, leaveBrowser, openPerson, type Person, processBrowser } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
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

/** A browser that keeps the shell, unless it has no worker; its complaints include what violates the policy of a page. */
async function openDevice(serviceWorkers: 'allow' | 'block' = 'allow'): Promise<Person> {
  const person = await openPerson(browser, product.url, 820, { serviceWorkers });
  await person.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await enter(person.context, 'dc1');
  return person;
}

/** Opens the home page, and waits until the device has the whole shell. */
async function keepShell(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page is in use: what is kept is no part of its first load.
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Scripts that the page preloads, and that were fetched more than once. */
const fetchedTwice = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const preloaded = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'));
    return preloaded
      .map(({ href }) => href)
      .filter((href) => fetched.indexOf(href) !== fetched.lastIndexOf(href));
  });

/** The application's own frame, around whatever it shows without an answer. */
const isDrawn = (page: Page) => page.getByRole('button', { name: 'Aller au contenu' }).waitFor();

const isRefusal = (said: string) => !said.startsWith('NetworkError');

it('opens the application without network, and no page of the browser’s', async () => {
  const { page, context, complaints } = await openDevice();
  await keepShell(page);
  // A preload that the policy blocks is no violation: the script would be fetched again, later.
  expect(await fetchedTwice(page)).toEqual([]);
  await context.setOffline(true);
  for (const address of ['/', '/chr/info-pdv/65f000000000000000000001', '/dashboard?q_statut=Agence']) {
    await page.goto(address);
    await isDrawn(page);
  }
  await page.reload();
  await isDrawn(page);
  expect(complaints.filter(isRefusal)).toEqual([]);
});

it('answers known pages and files alone, and nothing once nobody is signed in', async () => {
  const { page, context } = await openDevice();
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
  const tablet = await openDevice();
  const { page } = tablet;
  await keepShell(page);
  const wizard = new WizardPage(page);
  const draft = await wizard.create();
  const without = await openDevice('block');
  await without.page.goto('/');
  await without.page.getByRole('heading', { level: 1 }).waitFor();

  const { port } = new URL(product.url);
  await product.stop();
  await page.reload();
  await isDrawn(page);
  product = await startProduct(dataDir, { PORT: port }, next);

  // A late screen of a tab without a worker: the server has the files of the release before.
  const script = without.page.waitForResponse(/\/assets\/HelpPage-[^/]+\.js$/);
  await openHelp(without.page);
  expect((await script).status()).toBe(200);
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
