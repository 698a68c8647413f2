import type { Project } from '@ardoise/domain/contract/projects.ts';
import { beforeAll, expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { DEVICE_PLACES } from '../packages/web/src/api/device/device-places.ts';
import { enter, openPerson, type Person } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './wizard-refusals.ts';

const site = sharedDemonstration();
let person: Person;
let caller: HttpCaller;

beforeAll(async () => {
  person = await openPerson(site.browser, site.url);
  caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  await enter(person.page.context(), 'dc1');
});

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

it('links from the recap to the incomplete step, and asks for the client’s signature', {
  tags: 'long',
}, async () => {
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

it('keeps typed answers on the device while offline, and saves them once online', {
  tags: 'long',
}, async () => {
  const { page, context } = person;
  pictureOnFailure(page, 'wizard-offline');
  const wizard = new WizardPage(page);
  const id = await completeDraft();
  await page.goto(`/chr/autres-infos/${id}`);
  await wizard.field('autresInfos.autreInfo').waitFor();
  await context.setOffline(true);
  await wizard.field('autresInfos.autreInfo').fill('Fermé le lundi');
  await page.getByText(/^Gardé sur cet appareil, \d/).waitFor();
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
  await enter(page.context(), 'dc1');
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
  const saves = `**/rest/myplv/projets/${id}?*`;
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

/** Types each of these, then reloads the page after 'Terrasse' and closes it after another. */
async function keepsTyped(all: readonly string[]): Promise<void> {
  const { context } = person;
  const id = await completeDraft();
  let wizard = new WizardPage(await context.newPage());
  const openClient = async () => {
    await wizard.page.goto(`/chr/info-pdv/${id}`);
    await wizard.open('Client');
  };
  await openClient();
  for (const words of all) {
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
  await eventually(async () => (await stored(id)).pdv?.comment).toBe(all.at(-1));
  await wizard.page.getByText(/^Enregistré à/).waitFor();
  const kept = await wizard.page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith(DEVICE_PLACES.drafts.note))).toEqual([]);
  await wizard.page.close();
}

it('loses nothing typed right before the page is reloaded or closed', () =>
  keepsTyped(['Terrasse', 'Véranda']));

it('loses nothing of several answers, one longer and one shorter than the other', { tags: 'long' }, () =>
  keepsTyped(['Terrasse', 'Terrasse côté quai', 'Terrasse côté rue', 'Terrasse', 'Véranda']),
);

/**
 * Types what the other page saved something else for: this one does not read the project meanwhile, which it would do
 * as soon as it hears of the change.
 */
async function typeUnaware(
  { page }: WizardPage,
  { id, save, type }: { id: string; save: () => Promise<void>; type: () => Promise<void> },
): Promise<void> {
  const reads = `**/rest/myplv/projets/${id}?*`;
  await page.route(reads, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await save();
  await type();
  await page.unroute(reads);
}

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

it('asks which answer to keep when two pages changed the same one', { tags: 'long' }, async () => {
  const { page } = person;
  pictureOnFailure(page, 'wizard-conflict');
  const id = await completeDraft();
  // On another device: two pages of one tell each other by what it keeps.
  const other = await openPerson(site.browser, site.url);
  await enter(other.context, 'dc1');
  const [here, there] = [new WizardPage(page), new WizardPage(other.page)];
  const field = 'autresInfos.siteInternet';
  const savedSite = async () => (await stored(id)).autresInfos?.siteInternet;
  for (const wizard of [here, there]) {
    await wizard.page.goto(`/chr/autres-infos/${id}`);
    await wizard.field(field).waitFor();
  }
  await typeUnaware(there, {
    id,
    save: async () => {
      await here.field(field).fill('https://un.example');
      await eventually(savedSite).toBe('https://un.example');
    },
    type: () => there.field(field).fill('https://deux.example'),
  });
  await typeUnaware(here, {
    id,
    save: async () => {
      await decide(there, ['https://deux.example', 'https://un.example'], 'Garder celle d’ici');
      await eventually(savedSite).toBe('https://deux.example');
    },
    type: () => here.field(field).fill('https://trois.example'),
  });
  await decide(here, ['https://trois.example', 'https://deux.example'], 'Garder l’autre');
  await eventually(() => here.field(field).inputValue()).toBe('https://deux.example');
  expect(await savedSite()).toBe('https://deux.example');
  await other.context.close();
});
