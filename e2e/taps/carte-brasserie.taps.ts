import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPerson, signIn } from '../browser.ts';
import {
  attachPhoto,
  chooseCard,
  chooseContent,
  describeOutlet,
  sayTheRest,
  sendToAgency,
  signBoth,
} from '../card-order.ts';
import { demoDataDir } from '../demo-data.ts';
import { type RunningProduct, startProduct } from '../running-product.ts';
import { WizardPage } from '../wizard-page.ts';
import { Effort } from './effort.ts';

let dataDir: string;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDir = await demoDataDir('taps');
  product = await startProduct(dataDir);
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** From the home page, signed in, to the agency; the scenario fills the order in between. */
async function order(title: string, fill: (wizard: WizardPage) => Promise<void>): Promise<void> {
  const { context, page } = await openPerson(browser, product.url);
  await signIn(page, 'dc1');
  const effort = await Effort.countIn(context);
  const wizard = new WizardPage(page);
  const id = await wizard.create();
  await fill(wizard);
  await signBoth(wizard, id);
  await sendToAgency(wizard, 'Bonjour.');
  process.stdout.write(`\n${effort.report(title)}\n\n`);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await context.close();
}

/** Only required answers: no formula but the proposed one, no cocktail, no picture, the text requested by mail. */
async function fillTheLeast(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Quelles boissons sur la carte ?');
  for (const drink of ['Cola classique', 'Limonade citron vert', 'Eau plate', 'Tonic concombre'])
    await wizard.tile(drink).click();
  await wizard.next();
  await wizard.at('Quelles formules déjeuner ?');
  await wizard.next();
  await wizard.at('Quels cocktails sur la carte ?');
  await page.getByText('Aucun Cocktail').click();
  await wizard.next();
  await wizard.at('Quelles illustrations, quelle frise ?');
  await page.getByText('Aucune Illustration').click();
  await page.locator('.picker-tile:has([type=radio]) label').first().click();
  await wizard.next();
  await wizard.at('Avez-vous le texte de la carte ?');
  await page.getByText('On le demande par un lien').click();
  await page.getByLabel('E-mail du destinataire').fill('carte@palais.example');
  await wizard.next();
  await wizard.at('Que faut-il encore écrire sur la carte ?');
  await page.getByLabel('Nom du point de vente sur la carte').fill('Le Palais');
  await wizard.answer('Le client a-t-il un logo ?', 'Non');
  await wizard.next();
  await wizard.at('Qu’imprime-t-on, et où livrer ?');
  await wizard.answer('Faut-il un QR code ?', 'Non');
  await page.getByLabel('Exemplaires de la carte').selectOption('50');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await page.getByRole('button', { name: 'Valider' }).click();
}

it('counts a minimal Carte Brasserie', () =>
  order('Carte Brasserie, the least', async (wizard) => {
    await describeOutlet(wizard);
    await chooseCard(wizard);
    await fillTheLeast(wizard);
  }));

it('counts a Carte Brasserie with every optional part', () =>
  order('Carte Brasserie, something of everything', async (wizard) => {
    await describeOutlet(wizard);
    await chooseCard(wizard);
    await chooseContent(wizard);
    await attachPhoto(wizard);
    await sayTheRest(wizard);
  }));
