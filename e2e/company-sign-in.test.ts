import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CompanyPeer } from '../packages/server/src/testing/company-peer.ts';
import { leaveBrowser, processBrowser } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { type RunningProduct, startProduct } from './running-product.ts';

let dataDir: string;
let peer: CompanyPeer;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDir = await demoDataDir('company-sign-in');
  peer = await CompanyPeer.start();
  const { issuer, clientId, clientSecret, name } = peer.settings();
  product = await startProduct(dataDir, {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  });
  peer.open({ publicUrl: product.url, listening: product.url });
  peer.person = { sub: 'camille', email: 'camille.ferrand@ardoise.example', email_verified: true };
  browser = await processBrowser();
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await peer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('leads from the page that was wanted, by the company, back to it, and out again', {
  tags: 'long',
}, async () => {
  const page = await browser.newPage();
  await page.goto(`${product.url}/mon-compte`);
  await page.getByRole('textbox', { name: 'Identifiant' }).waitFor();
  await page.getByRole('link', { name: 'Se connecter avec Boissons du Midi' }).click();
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
  await page.getByText('Avec Boissons du Midi').waitFor();
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.getByRole('textbox', { name: 'Identifiant' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

it('has its button before and without a script', { tags: 'long' }, async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Se connecter avec Boissons du Midi' }).click();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});
