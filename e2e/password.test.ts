import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { leaveBrowser, openPerson, processBrowser } from './browser.ts';
import { HeadOfficePage } from './head-office-page.ts';
import { emptyDataDir, type RunningProduct, startProduct } from './running-product.ts';

const COMMAND = path.resolve(import.meta.dirname, '../scripts/create-administrator.mjs');
const NAME = 'chef';
const MAIL = 'chef@exemple.fr';
const HEAD_OFFICE = 'helene@exemple.fr';
const FIRST = 'un comptoir en zinc 26';
const SECOND = 'une autre ardoise 27';
/** The page requested at first: the target after the login, whatever happens in between. */
const TARGET = '/suivi-courriels?etat=echec';

let dataDir: string;
let mails: MailServer;
let product: RunningProduct;
let browser: Browser;
let oneTime: string;

/** Runs the installation command, before any account exists. */
async function createAdministrator(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, NAME, MAIL, 'Inès', 'Roussel'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, DEMO: '0' },
  });
  return /: (\S{20})\s*$/.exec(stdout)?.[1] ?? '';
}

beforeAll(async () => {
  dataDir = await emptyDataDir('password');
  mails = await startMailServer();
  oneTime = await createAdministrator();
  product = await startProduct(dataDir, { DEMO: '0', SMTP_URL: mails.url });
  browser = await processBrowser();
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await mails?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Identifiant').fill(NAME);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

async function change(page: Page, present: string, next: string): Promise<void> {
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(present);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
}

it('requires a new administrator to replace the one-time password, who then invites head office', async () => {
  const { page, context, complaints } = await openPerson(browser, product.url);
  await page.goto(TARGET);
  await page.waitForURL('**/login?*');
  await logIn(page, oneTime);
  await page.waitForURL(`**${PAGE_PATHS.changePassword}?*`);
  // Every other page redirects until then.
  await page.goto(TARGET);
  await page.waitForURL(`**${PAGE_PATHS.changePassword}?*`);

  await change(page, oneTime, 'court');
  await page.getByText('Le mot de passe doit comporter au moins 12 caractères.').waitFor();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await change(page, 'ce n’est pas lui', FIRST);
  await page.getByText('Le mot de passe actuel n’est pas reconnu.').waitFor();
  await change(page, oneTime, oneTime);
  await page.getByText('Choisissez un mot de passe différent de l’actuel.').waitFor();
  await change(page, oneTime, FIRST);
  await page.waitForURL(`**${TARGET}`);
  await page.getByText('Votre mot de passe est enregistré.').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await new HeadOfficePage(page).invite({
    role: 'Siège',
    prenom: 'Hélène',
    nom: 'Marchetti',
    mail: HEAD_OFFICE,
  });
  expect((await mails.waitFor(HEAD_OFFICE)).text).toMatch(/\/cms\/mot-de-passe\/[\w-]{43}/);
  expect(complaints).toEqual([]);
  await context.close();
});

it('sets another password with the mailed link, once', { tags: 'long' }, async () => {
  const { page, context, complaints } = await openPerson(browser, product.url);
  await page.goto(TARGET);
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByLabel('Identifiant ou adresse e-mail').fill(MAIL);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await page.getByText('Si un compte correspond à cet identifiant').waitFor();
  const inMail = new RegExp(`${product.url}${PAGE_PATHS.newPassword('[\\w-]{43}')}\\S*`);
  const links = () =>
    mails.mails.flatMap(({ to, text }) => (to.includes(MAIL) ? (inMail.exec(text)?.[0] ?? []) : []));
  await expect.poll(() => links().length, { timeout: 30_000 }).toBe(1);
  const [link = ''] = links();

  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await page.waitForURL(`**${TARGET}`);

  await context.clearCookies();
  await page.goto(TARGET);
  await logIn(page, FIRST);
  await page.getByText("Nom d'utilisateur ou mot de passe non reconnu").waitFor();
  await logIn(page, SECOND);
  await page.waitForURL(`**${TARGET}`);

  await page.goto(link);
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click();
  await page.getByText('Un nouveau lien vient d’être envoyé').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('offers neither demonstration accounts nor a mailbox without the demonstration', {
  tags: 'long',
}, async () => {
  const { page, context } = await openPerson(browser, product.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/courriels');
  await page.getByText('Il n’y a pas de boîte d’e-mails ici').waitFor();
  expect(await page.getByRole('link', { name: /courriels/i }).count()).toBe(0);
  await page.goto('/login');
  await page.getByLabel('Identifiant').waitFor();
  // The page's script runs.
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Tous les champs sont obligatoires').waitFor();
  expect(await page.getByText('Comptes de démonstration').count()).toBe(0);
  // Not even requested: it would be a 404 in the console at every login.
  expect(asked).not.toContain('/demo/accounts');
  await context.close();
});
