import { rm } from 'node:fs/promises';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../packages/server/src/testing/running-server.ts';
import { leaveBrowser, openPerson, processBrowser, signIn } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { HttpCaller } from './http-caller.ts';
import { databaseOf, type RunningProduct, startProduct } from './running-product.ts';
import { withDatabase } from './with-database.ts';

let dataDir: string;
let product: RunningProduct;
let browser: Browser;
/** No browser makes a key for an IP address. */
let site: string;

beforeAll(async () => {
  dataDir = await demoDataDir('passkeys');
  const port = await freePort();
  site = `http://localhost:${port}`;
  product = await startProduct(dataDir, { PORT: String(port), PUBLIC_URL: site });
  browser = await processBrowser();
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A fingerprint reader that always recognises its person; returns how to make it refuse. */
async function withAuthenticator(page: Page): Promise<(recognises: boolean) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Conditional mediation would choose the only key by itself, before the test does.
      automaticPresenceSimulation: true,
    },
  });
  return async (recognises) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: recognises });
  };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await page.getByRole('textbox', { name: 'Identifiant' }).waitFor();
}

it('registers a key, signs in with it and not with the password alone, and removes it', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(browser, site);
  // Suggestions under the identifier would use the only key before the button does.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const recognise = await withAuthenticator(page);
  await signIn(page, 'siege1');
  await page.goto('/mon-compte');
  await page.getByRole('button', { name: 'Enregistrer une clé d’accès' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Nom de la clé').inputValue()).toBe('Chrome sous Linux');
  await dialog.getByLabel('Nom de la clé').fill('Poste du siège');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await page.getByText('Votre clé d’accès est enregistrée.').waitFor();
  await page.getByText('Jamais utilisée').waitFor();
  await signOut(page);

  await page.getByLabel('Identifiant').fill('siege1');
  await page.getByLabel('Mot de passe', { exact: true }).fill('ardoise-demo');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByText('le mot de passe seul n’y suffit plus').waitFor();
  const byKey = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' });
  await recognise(false);
  await byKey.click();
  await page.getByText('La connexion avec une clé d’accès a été annulée').waitFor();
  await recognise(true);
  await byKey.click();
  await page.waitForURL((url) => url.pathname !== '/login');

  await page.goto('/mon-compte');
  await page.getByText('Clé d’accès · Utilisée en ce moment').waitFor();
  await page.getByRole('button', { name: 'Retirer la clé d’accès Poste du siège' }).click();
  await page.getByText('C’est votre dernière clé').waitFor();
  await page.getByRole('button', { name: 'Retirer la clé', exact: true }).click();
  await page.getByText('La clé d’accès est retirée.').waitFor();
  await signOut(page);
  await byKey.click();
  await page.getByText('Ardoise ne connaît pas cette clé d’accès').waitFor();
  await signIn(page, 'siege1');
  expect(complaints).toEqual([]);
});

it('tells from when a key is demanded on every screen, and after the grace opens nothing but its registration', {
  tags: 'long',
}, async () => {
  const administrator = new HttpCaller(site);
  await administrator.signIn('admin', 'ardoise-demo');
  const day = dayAfter(parisDay(new Date()), 14);
  await administrator.json('PUT', '/rest/myplv/reglages', { cleSiege: day });
  const { page, complaints } = await openPerson(browser, site);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await withAuthenticator(page);
  await signIn(page, 'siege1');
  const [year, , date] = day.split('-').map(Number);
  const from = new RegExp(`obligatoire à partir du ${date}.* ${year}`);
  const notice = page.getByRole('region', { name: 'Clé d’accès', exact: true });
  await notice.getByText(from).waitFor();
  await notice.getByRole('link', { name: 'L’enregistrer' }).click();
  await page.waitForURL('**/mon-compte**');
  await page
    .getByText(new RegExp(`Votre rôle demande une clé d’accès à partir du ${date}.* ${year}`))
    .waitFor();
  await signOut(page);

  // Fourteen days later.
  await withDatabase(await databaseOf(dataDir), async (database) => {
    await database.query(`update settings set value = to_jsonb(current_date::text) where key = 'cleSiege'`);
    await database.query(`select pg_notify('session_ends', '')`);
  });
  await signIn(page, 'siege1');
  await page.goto('/dashboard');
  await page.getByText('Enregistrez-la pour continuer.').waitFor();
  expect(await page.getByRole('link', { name: 'Tableau de bord' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Enregistrer une clé d’accès' }).click();
  await page.waitForURL('**/dashboard**');
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(complaints).toEqual([]);
});
