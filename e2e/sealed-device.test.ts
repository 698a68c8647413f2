import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('sealed-device');

/** Words of a client, each left in another place of the device. */
const TYPED = {
  comment: 'Demander Zébulon Quincampoix',
  message: 'Le homard est à 43 euros.',
  query: 'palais',
};

/** All storage of the device, as seen with developer tools. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const held = database.transaction(store).objectStore(store);
        found.push([name, store, await done(held.getAllKeys()), await done(held.getAll())]);
      }
      database.close();
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return JSON.stringify(found);
  });
}

const readable = (device: string) => Object.values(TYPED).filter((words) => device.includes(words));

/** @param asks something waits to be sent: the logout says so first */
async function signOut(page: Page, { asks = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  if (asks) {
    await page.getByText('1 envoi n’est pas parti.').waitFor();
    await page.locator('dialog[open]').getByRole('button', { name: 'Se déconnecter' }).click();
  }
  await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor();
}

async function projectToAnswer(): Promise<string> {
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const { projets } = await caller.json<{ projets: ProjectRow[] }>(
    'GET',
    '/rest/myplv/projets?q_statut=Validation%20DC&limit=1',
  );
  return projets[0]?._id.$oid ?? '';
}

it('leaves nothing of a client readable after a logout, and gives it back to whose it is', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1440);
  await signIn(page, 'dc1');
  const wizard = new WizardPage(page);
  const draft = await wizard.create();
  await wizard.open('Client');
  const field = wizard.field('pdv.comment');
  await field.waitFor();
  // The answer stays on the device: every save fails.
  await page.route(`**/rest/myplv/projets/${draft}**`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await field.fill(TYPED.comment);
  await field.blur();
  await page
    .getByText(/gardé sur cet appareil/i)
    .first()
    .waitFor();

  const answered = await projectToAnswer();
  const followUp = new FollowUpPage(page);
  await followUp.open(answered);
  await followUp.chooseOther('Annuler ce projet');
  const dialog = followUp.dialog();
  await dialog.getByRole('textbox').fill(TYPED.message);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  await page.getByRole('combobox', { name: 'Rechercher un projet' }).fill(TYPED.query);
  await page.getByRole('option').first().click();
  await page.waitForURL(/\/suivi-projet\//);

  await signOut(page, { asks: true });
  await page.getByText(/1\sprojet non enregistré, 1\smessage non envoyé et des recherches/).waitFor();
  const left = await everything(page);
  expect(left).toContain(draft);
  expect(readable(left)).toEqual([]);

  await signIn(page, 'dc2');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  await page.getByRole('combobox', { name: 'Rechercher un projet' }).waitFor();
  expect(await followUp.dialog().getByRole('option').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(readable(await everything(page))).toEqual([]);
  await signOut(page);

  await signIn(page, 'dc1');
  await page.goto(`/suivi-projet/${answered}`);
  await followUp.chooseOther('Annuler ce projet');
  const again = followUp.dialog();
  await expect.poll(() => again.getByRole('textbox').inputValue()).toBe(TYPED.message);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  await page.getByRole('option', { name: TYPED.query }).waitFor();
  await page.unroute(`**/rest/myplv/projets/${draft}**`);
  await page.goto(`/chr/info-pdv/${draft}`);
  await page.getByText('Vos dernières saisies, gardées sur cet appareil, ont été reprises.').waitFor();
  await wizard.open('Client');
  await expect.poll(() => field.inputValue()).toBe(TYPED.comment);
  expect(complaints).toEqual([]);
});
