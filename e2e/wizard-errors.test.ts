import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { DEVICE_PLACES } from '../packages/web/src/api/device/device-places.ts';
import { openPerson, type Person, signIn } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog, openBoards } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './wizard-refusals.ts';

const site = ownDemonstration('wizard-errors');
let person: Person;
let caller: HttpCaller;

beforeAll(async () => {
  person = await openPerson(site.browser, site.url);
  caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  await signIn(person.page, 'dc1');
});

const isFocused = (element: Element) => element === document.activeElement;
const stored = (id: string) => caller.json<Project>('GET', `/rest/myplv/projets/${id}`);

/** A draft without an outlet. */
async function blankDraft(): Promise<string> {
  const created = await caller.json<Project>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  return created._id.$oid;
}

/** A draft with every step complete. */
async function completeDraft(): Promise<string> {
  const id = await blankDraft();
  await caller.json('PUT', `/rest/myplv/projets/${id}`, { ...completeChrDocument(AGENCY), version: 1 });
  return id;
}

/** Creates a project whose reply never reaches the page; returns its id. */
async function loseReply(page: Page, create: () => Promise<void>): Promise<string> {
  const calls = '**/rest/myplv/projets';
  const created = new Promise<string>((resolve) => {
    void page.route(calls, async (route) => {
      const reply = (await (await route.fetch()).json()) as Pick<Project, '_id'>;
      await route.abort();
      resolve(reply._id.$oid);
    });
  });
  await create();
  const id = await created;
  await page.unroute(calls);
  return id;
}

it('creates a project for a known and eligible outlet, once, and none before', { tags: 'long' }, async () => {
  const { page, context } = person;
  pictureOnFailure(page, 'new-project');
  const creations: string[] = [];
  page.on('request', (made) => {
    if (made.method() === 'POST' && made.url().endsWith('/rest/myplv/projets')) creations.push(made.url());
  });
  const start = new NewProjectDialog(page);
  const { dialog } = start;
  await start.open({ create: 'Créer une carte' });
  await start.type('9999999');
  await dialog.getByText('PDV Inconnu.').waitFor();
  await eventually(() => dialog.getByLabel('Numéro d’OUTLET').evaluate(isFocused)).toBe(true);
  await start.type('3104658');
  await dialog.getByText(/^Ce point de vente n’est pas éligible/).waitFor();
  await dialog.getByRole('button', { name: 'Retour à l’accueil' }).click();
  await eventually(() => page.getByRole('button', { name: 'Créer une carte' }).evaluate(isFocused)).toBe(
    true,
  );
  expect(creations).toEqual([]);

  await start.open({ create: 'Créer une carte' });
  await start.type('3104587');
  await start.beginButton().waitFor();
  await context.setOffline(true);
  await start.beginButton().click();
  await dialog.getByText(/^Le serveur ne répond pas/).waitFor();
  await context.setOffline(false);
  const lost = await loseReply(page, () => dialog.getByRole('button', { name: 'Réessayer' }).click());
  creations.length = 0;
  await dialog.getByRole('button', { name: 'Réessayer' }).dblclick();
  const id = await start.createdId();
  expect(creations).toHaveLength(1);
  expect(id).toBe(lost);
  expect((await stored(id)).pdv).toMatchObject({ nOutlet: '3104587', nomPDV: 'Brasserie du Palais' });
});

it('confirms a low quota by its button alone: Enter in the number moves the focus there', {
  tags: 'long',
}, async () => {
  const { page } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'new-project-low-quota');
  await signIn(page, 'dc3');
  const creations: unknown[] = [];
  page.on('request', (made) => {
    if (made.method() === 'POST' && made.url().endsWith('/rest/myplv/projets'))
      creations.push(made.postDataJSON());
  });
  const start = new NewProjectDialog(page);
  await start.open({ create: /Direct Agence/ });
  await start.type('3104587');
  await start.beginButton().waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => start.beginButton().evaluate(isFocused)).toBe(true);
  expect(creations).toEqual([]);
  await page.keyboard.press('Enter');
  await start.createdId();
  expect(creations).toMatchObject([{ quotaConfirme: { restant: 1, etat: 'ALERTE' } }]);
  await page.context().close();
});

it('creates boards on the chosen support, once head office lifts their suspension', {
  tags: 'long',
}, async () => {
  const { page } = person;
  pictureOnFailure(page, 'new-boards');
  const start = new NewProjectDialog(page);
  await page.goto('/');
  const boards = page.getByRole('button', { name: 'Créer un projet VAE' });
  await page.getByText('La création de projets VAE est suspendue pour le moment').waitFor();
  expect(await boards.getAttribute('aria-disabled')).toBe('true');
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  await openBoards(siege);
  const id = await start.begin({ create: 'Créer un projet VAE', support: 'Caissons Lumineux' });
  expect(new URL(page.url()).pathname).toBe(`/vae/info-pdv/${id}`);
  await page.locator('.known-group').getByText('Brasserie du Palais').waitFor();
  expect((await stored(id)).type).toBe('Caissons Lumineux');
});

it('links from the recap to the incomplete step, and asks for the client’s signature', async () => {
  const { page } = person;
  pictureOnFailure(page, 'wizard-recap');
  const wizard = new WizardPage(page);
  const id = await completeDraft();
  await page.goto(`/chr/autres-infos/${id}`);
  await wizard.field('autresInfos.nomPdv').fill('');
  await eventually(async () => (await stored(id)).autresInfos?.nomPdv).toBe('');
  await page.goto(`/chr/recapitulatif/${id}`);
  await page.getByRole('button', { name: /Enregistrer et signer/ }).click();
  const missing = page.locator('.recap-missing');
  await eventually(() => missing.evaluate((box) => box === document.activeElement)).toBe(true);
  await missing.getByText('Nom du point de vente obligatoire').waitFor();
  await missing.getByRole('link', { name: 'Autres informations' }).click();
  await wizard.at('Que faut-il encore écrire sur la carte ?');
  await wizard.field('autresInfos.nomPdv').fill('La Marine');
  await wizard.next();
  await page.getByRole('button', { name: 'Valider' }).click();
  await page.waitForURL(`**/chr/recapitulatif/${id}`);
  await page.getByRole('button', { name: /Enregistrer et signer/ }).click();
  await wizard.dialog().getByRole('button', { name: 'Signer', exact: true }).click();
  await wizard.dialog().getByText('Signez dans le cadre, au doigt, au stylet ou à la souris.').waitFor();
  await wizard.dialog().getByRole('button', { name: 'Annuler' }).click();
  const missingSignature = page.getByText('La signature du Client est obligatoire pour finaliser le projet.');
  await missingSignature.waitFor();
  await page.getByRole('button', { name: /Enregistrer et signer/ }).click();
  await wizard.dialog().waitFor();
  expect(await missingSignature.count()).toBe(0);
  await wizard.dialog().getByRole('button', { name: 'Annuler' }).click();
  await missingSignature.waitFor();
  await page.getByRole('link', { name: 'Ardoise' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await eventually(() => missingSignature.count()).toBe(0);
  expect((await stored(id)).signatureClient).toBeNull();
});

it('keeps typed answers on the device while offline, and saves them once online', async () => {
  const { page, context } = person;
  pictureOnFailure(page, 'wizard-offline');
  const wizard = new WizardPage(page);
  const id = await completeDraft();
  await page.goto(`/chr/autres-infos/${id}`);
  await wizard.field('autresInfos.autreInfo').waitFor();
  await context.setOffline(true);
  await wizard.field('autresInfos.autreInfo').fill('Fermé le lundi');
  await page.getByText('Hors ligne : gardé sur cet appareil').waitFor();
  expect((await stored(id)).autresInfos?.autreInfo ?? '').not.toBe('Fermé le lundi');
  await context.setOffline(false);
  await page.getByText(/^Enregistré à/).waitFor();
  expect((await stored(id)).autresInfos?.autreInfo).toBe('Fermé le lundi');
});

/** Number of lists stored on the device. */
function countKept(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('ardoise-listes');
    opening.onsuccess = () => {
      const { result: kept } = opening;
      if (kept.objectStoreNames.length === 0) return resolve(0);
      const counting = kept.transaction('listes').objectStore('listes').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

it('preloads the lists of every step before going offline, and reports one that could not be read', {
  tags: 'long',
}, async () => {
  // A device without any stored list.
  const { page, context } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'wizard-lists');
  const wizard = new WizardPage(page);
  const id = await completeDraft();
  const lists = /\/rest\/\w+\/data$/;
  await signIn(page, 'dc1');
  await page.route(lists, (route) => route.abort());
  await page.goto(`/chr/creation/theme/${id}`);
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await page.unroute(lists);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await wizard.tile('Ardoise').waitFor();

  await eventually(() => page.evaluate(countKept)).toBe(9);
  await context.setOffline(true);
  await wizard.next();
  await wizard.at('Quel format, quelle matière ?');
  await wizard.tile('A5').waitFor();
  await context.setOffline(false);
  // A later visit while the server’s lists fail: those of the device are used.
  await page.route(lists, (route) => route.abort());
  await page.goto(`/chr/contenu/cocktails/${id}`);
  await page.locator('.picker-tile label').first().waitFor();
  await context.close();
});

it('reports a server failure, not an offline network, and saves once it works again', {
  tags: 'long',
}, async () => {
  const { page } = person;
  pictureOnFailure(page, 'wizard-failing');
  const wizard = new WizardPage(page);
  const id = await completeDraft();
  await page.goto(`/chr/autres-infos/${id}`);
  const saves = `**/rest/myplv/projets/${id}`;
  await page.route(saves, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await wizard.field('autresInfos.autreInfo').fill('Fermé le mardi');
  await page.getByText('Enregistrement impossible pour le moment : gardé sur cet appareil').waitFor();
  await page.unroute(saves);
  await page.getByText(/^Enregistré à/).waitFor();
  expect((await stored(id)).autresInfos?.autreInfo).toBe('Fermé le mardi');
});

it('reports offline that an outlet could not be checked, never that it is not eligible', {
  tags: 'long',
}, async () => {
  const { page, context } = person;
  pictureOnFailure(page, 'wizard-unchecked');
  const wizard = new WizardPage(page);
  const id = await completeDraft();
  await page.goto(`/chr/info-pdv/${id}`);
  await wizard.open('Numéro d.outlet');
  await context.setOffline(true);
  await wizard.findOutlet('3104671');
  await page.getByText('Pas encore vérifiée').waitFor();
  await wizard.nextIsRefused([
    ['pdv.medaillePDV', 'Ce point de vente n’a pas pu être vérifié sans connexion.'],
  ]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Chercher ce point de vente' }).click();
  await wizard.dialog().getByRole('button', { name: 'Prendre la fiche' }).click();
  await page.getByText(/, éligible$/).waitFor();
  await page.getByText(/^Enregistré à/).waitFor();
  expect((await stored(id)).pdv?.medaillePDV).not.toBe('');
});

it('loses nothing typed right before the page is reloaded or closed', async () => {
  const { context } = person;
  const id = await completeDraft();
  let wizard = new WizardPage(await context.newPage());
  const openClient = async () => {
    await wizard.page.goto(`/chr/info-pdv/${id}`);
    await wizard.open('Client');
  };
  await openClient();
  for (const words of ['Terrasse', 'Terrasse côté quai', 'Terrasse côté rue', 'Terrasse', 'Véranda']) {
    const comment = wizard.field('pdv.comment');
    await comment.fill('');
    await comment.pressSequentially(words);
    if (words === 'Terrasse') {
      await wizard.page.reload();
      await wizard.open('Client');
    } else {
      await wizard.page.close();
      wizard = new WizardPage(await context.newPage());
      await openClient();
    }
    await eventually(() => wizard.field('pdv.comment').inputValue()).toBe(words);
  }
  await eventually(async () => (await stored(id)).pdv?.comment).toBe('Véranda');
  await wizard.page.getByText(/^Enregistré à/).waitFor();
  expect(await wizard.page.evaluate(() => Object.keys(localStorage))).toEqual([DEVICE_PLACES.device]);
  await wizard.page.close();
});

/** Resolves the conflict dialog on a page whose answer was changed elsewhere. */
async function decide(
  wizard: WizardPage,
  answers: [mine: string, theirs: string],
  side: string,
): Promise<void> {
  await wizard
    .dialog()
    .getByRole('heading', { name: 'Ces réponses ont aussi été modifiées ailleurs' })
    .waitFor();
  const question = wizard.dialog().getByRole('group', { name: 'Site internet' });
  for (const answer of answers) await question.getByText(answer, { exact: true }).waitFor();
  await question.getByText(side).click();
  await wizard.dialog().getByRole('button', { name: 'Enregistrer' }).click();
  await wizard.dialog().waitFor({ state: 'detached' });
}

it('asks which answer to keep when two pages changed the same one', async () => {
  const { page, context } = person;
  pictureOnFailure(page, 'wizard-conflict');
  const id = await completeDraft();
  const [here, there] = [new WizardPage(page), new WizardPage(await context.newPage())];
  const site = 'autresInfos.siteInternet';
  const savedSite = async () => (await stored(id)).autresInfos?.siteInternet;
  for (const wizard of [here, there]) {
    await wizard.page.goto(`/chr/autres-infos/${id}`);
    await wizard.field(site).waitFor();
  }
  await here.field(site).fill('https://un.example');
  await eventually(savedSite).toBe('https://un.example');
  await there.field(site).fill('https://deux.example');
  await decide(there, ['https://deux.example', 'https://un.example'], 'Garder celle d’ici');
  await eventually(savedSite).toBe('https://deux.example');

  await here.field(site).fill('https://trois.example');
  await decide(here, ['https://trois.example', 'https://deux.example'], 'Garder l’autre');
  await eventually(() => here.field(site).inputValue()).toBe('https://deux.example');
  expect(await savedSite()).toBe('https://deux.example');
  await there.page.close();
});
