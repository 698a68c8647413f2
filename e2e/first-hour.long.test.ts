import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { leaveBrowser, openPerson, processBrowser, signIn } from './browser.ts';
import { attachPhoto, chooseCard, chooseContent, sayTheRest, sendToAgency, signOrder } from './card-order.ts';
import { HeadOfficePage } from './head-office-page.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { emptyDataDir, type RunningProduct, startProduct } from './running-product.ts';
import { typeDate } from './type-date.ts';
import { WizardPage } from './wizard-page.ts';

/* The first hour of an installation (docs/first-hour.md): from an empty database to the first order. */

const COMMAND = path.resolve(import.meta.dirname, '../scripts/create-administrator.mjs');
const PASSWORD = 'un comptoir en zinc 26';
const OUTLETS = '/cms/points-de-vente/import';

let dataDir: string;
let mails: MailServer;
let product: RunningProduct;
let browser: Browser;
let oneTime: string;

beforeAll(async () => {
  dataDir = await emptyDataDir('first-hour');
  mails = await startMailServer();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, 'chef', 'chef@exemple.fr', 'Inès', 'Roussel'],
    {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, DEMO: '0' },
    },
  );
  oneTime = /: (\S{20})\s*$/.exec(stdout)?.[1] ?? '';
  product = await startProduct(dataDir, {
    DEMO: '0',
    SMTP_URL: mails.url,
    COMPANY_NAME: 'Boissons du Midi',
  });
  browser = await processBrowser();
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await mails?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(name: string, width: number): Promise<Page> {
  const { page } = await openPerson(browser, product.url, width);
  pictureOnFailure(page, `first-hour-${name}`);
  return page;
}

/** Follows the link of an invitation, and chooses a password. */
async function accept(page: Page, mail: string): Promise<void> {
  const { text } = await mails.waitFor(mail);
  await page.goto(/\/cms\/mot-de-passe\/[\w-]{43}\S*/.exec(text)?.[0] ?? 'no link');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/cms/mot-de-passe'));
}

it('begins with an administrator, who invites head office', async () => {
  const page = await open('chef', 1180);
  await signIn(page, 'chef', oneTime);
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(oneTime);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await page.getByText('Votre mot de passe est enregistré.').waitFor();
  await new HeadOfficePage(page).invite({
    role: 'Siège',
    prenom: 'Hélène',
    nom: 'Marchetti',
    mail: 'helene@exemple.fr',
  });
  await page.context().close();
});

it('is filled by head office: people, outlets twice, lists, entries of its own, units, VAE', async () => {
  const page = await open('siege', 1440);
  const office = new HeadOfficePage(page);
  await accept(page, 'helene@exemple.fr');
  // Companies, then each level below those that it names.
  for (const level of ['entreprises', 'smhf', 'mdv', 'delegues']) {
    await office.tryImport('/cms/comptes/import', `comptes-${level}.csv`);
    expect(await page.getByRole('link', { name: 'Lignes refusées' }).count()).toBe(0);
    await office.applyImport();
  }
  await office.invite({
    role: 'Délégué commercial',
    prenom: 'Camille',
    nom: 'Ferrand',
    mail: 'camille@exemple.fr',
    mdv: 'Sonia Belkacem',
  });

  await office.tryImport(OUTLETS, 'points-de-vente.csv');
  await office.applyImport();
  await office.tryImport(OUTLETS, 'points-de-vente.csv');
  expect(await page.getByRole('button', { name: /^Appliquer/ }).count()).toBe(0);

  await office.importCatalogues();
  await office.addEntry('boissons', { Nom: 'Pamplemousse rose', Format: 'Verre 33 cl', Famille: 'Colas' }, [
    'Image',
    'Image de la famille',
  ]);
  await office.saveEntry();
  await office.addEntry('boards', { Nom: 'Menu du midi', Catégorie: 'Menu PET' }, ['Image']);
  await office.saveEntry();
  await office.addEntry('themes', { Nom: 'Noël' }, ['Image']);
  await page.getByText('Sur une période', { exact: true }).click();
  await typeDate(page.getByRole('group', { name: 'Du', exact: true }), '2099-12-01');
  await office.saveEntry();

  await page.goto('/cms');
  const matters = page.getByRole('region', { name: 'À régler' }).getByRole('listitem');
  await matters
    .first()
    .getByText(/^Les quotas \d{4} ne sont pas ouverts\u00a0: aucune création/)
    .waitFor();
  await office.openQuotas('20');
  await page.goto('/cms');
  await page.getByRole('heading', { name: 'Catalogues' }).waitFor();
  expect(await page.getByText(/ne sont pas ouverts/).count()).toBe(0);
  await page.goto('/cms/quotas');
  await office.changeQuota(/^Carte Brasserie, quota annuel d’Antoine Delmas/, '40', 'Première année');
  await page.goto('/cms/reglages');
  await page.getByText('Ouverte', { exact: true }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page
    .getByText(/1 réglage|enregistré/)
    .first()
    .waitFor();

  await page.goto('/cms/comptes/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'renfort.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Rôle;Prénom;Nom;E-mail\nSMHF;Renaud;Petit;renaud.petit@exemple.fr\n'),
  });
  await page.getByText('Rien n’est encore changé.').waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: /^Appliquer/ }).click();
  // An expired session redirects to the login, and from there back to the dry run.
  await page.waitForURL(/\/login\?targetUrl=.*import/);
  await page.getByLabel('Identifiant').waitFor();
  await page.context().close();
});

it('ends with the first order of a delegate, at its agency', async () => {
  const page = await open('dc', 820);
  const wizard = new WizardPage(page);
  await accept(page, 'camille@exemple.fr');
  const id = await new NewProjectDialog(page).begin({ create: 'Créer une carte', nOutlet: '4100001' });
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await wizard.at('Qui crée la carte, et dans quel plan ?');
  await wizard.answer('Plan', 'Projet hors plan');
  await wizard.next();
  await wizard.at('Quel thème pour la carte ?');
  await wizard.tile('Ardoise').waitFor();
  // Not before its first day.
  expect(await wizard.tile('Noël').count()).toBe(0);
  await chooseCard(wizard);
  await wizard.at('Quelles boissons sur la carte ?');
  await wizard.tile('Pamplemousse rose').click();
  await chooseContent(wizard);
  await attachPhoto(wizard);
  await sayTheRest(wizard);
  await signOrder(wizard, 'chr', id);
  await sendToAgency(wizard, 'Bonjour, voici notre première carte.');
  await expect
    .poll(() =>
      mails.mails.some(({ to, text }) => to.includes('pinson@exemple.fr') && text.includes('première carte')),
    )
    .toBe(true);

  // VAE is open, with the board of head office.
  const board = await new NewProjectDialog(page).begin({
    create: 'Créer un projet VAE',
    support: 'Boards PVC',
    nOutlet: '4100001',
  });
  await page.goto(`/vae/creation/choix-boards/${board}`);
  await wizard.at('Quels boards ?');
  await page
    .getByRole('heading', { name: 'Menu du midi' })
    .or(page.getByText('Menu du midi'))
    .first()
    .waitFor();
  await page.context().close();
});
