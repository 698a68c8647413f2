import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { launchBrowser, openPerson, signIn } from './browser.ts';
import {
  attachPhoto,
  chooseCard,
  chooseContent,
  describeOutlet,
  sayTheRest,
  sendToAgency,
  signBoth,
} from './card-order.ts';
import { demoDataDir } from './demo-data.ts';
import { readInExports } from './exported-order.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { WizardPage } from './wizard-page.ts';

let dataDir: string;
let mails: MailServer;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDir = await demoDataDir('order');
  mails = await startMailServer();
  product = await startProduct(dataDir, { SMTP_URL: mails.url });
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mails?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('works from login to the signed order, sent to the agency, with its mails', async () => {
  const { page, complaints } = await openPerson(browser, product.url);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  pictureOnFailure(page, 'order');
  const wizard = new WizardPage(page);
  await signIn(page, 'dc1');
  await page.goto('/');
  // In reading order on a tablet.
  await page.getByRole('heading', { name: 'Actualités' }).waitFor();
  const tops = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const id = await wizard.create();
  const agency = await describeOutlet(wizard);
  await chooseCard(wizard);
  await chooseContent(wizard);
  await attachPhoto(wizard);
  await sayTheRest(wizard);
  await signBoth(wizard, id);
  await sendToAgency(wizard, 'Bonjour, merci de commencer par la page des boissons.');

  await page.goto(`/suivi-projet/${id}`);
  await page.getByText('Bon de commande').first().waitFor();
  await page.getByText('Bonjour, merci de commencer par la page des boissons.').waitFor();
  expect((await mails.waitFor(agency)).text).toContain('Brasserie du Palais');
  await readInExports(product.url, {
    type: 'Carte Brasserie',
    id,
    print: {
      Format: 'A5, deux volets ; Sticker carré',
      Matière: 'Polyart mat 240\u00a0g',
      'Mode d’impression': 'Carte et QR code',
      Cartes: 50,
      'QR codes': 24,
    },
    drinks: [
      ['Colas', 'Cola classique', 'Verre 33\u00a0cl', ''],
      ['Limonades', 'Limonade citron vert', 'Verre 33\u00a0cl', ''],
      ['Eaux', 'Eau plate', 'Verre 50\u00a0cl', ''],
      ['Tonics et mixers', 'Tonic concombre', 'Verre 20\u00a0cl', ''],
    ],
  });
  expect(complaints).toEqual([]);
});
