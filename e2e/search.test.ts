import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { DEVICE_PLACES } from '../packages/web/src/api/device/device-places.ts';
import { openPerson, signIn } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { lostFocus } from './reachable.ts';

const PHONE = 390;
const DESKTOP = 1440;

const site = sharedDemonstration();

it('finds a misspelt town by keyboard only, opens the follow-up, and remembers the query', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, DESKTOP);
  await signIn(page, 'siege1');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Rechercher un projet' });
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  // The dialog opens over the slate header: its rings contrast with its own white, not with slate.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(lostFocus)).toEqual([]);
  await field.focus();
  await field.pressSequentially('bordaeux');
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect(await options.first().locator('mark').allTextContents()).toEqual(['Bordeaux']);
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  const second = options.nth(1);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
  // Enter during IME composition accepts the suggestion, and opens nothing.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  expect(await field.isVisible()).toBe(true);
  // Home and End stay the text's own.
  await page.keyboard.press('Home');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/suivi-projet\/[0-9a-f]{24}$/);
  await field.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  await page.getByRole('option', { name: 'bordaeux' }).waitFor();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await options.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('sends an unknown address to the start, and says so to whoever is signed in', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, PHONE);
  await page.goto('/nimporte');
  await page.waitForURL('**/login');
  expect(await page.getByText('Cette adresse n’existe pas').count()).toBe(0);
  const enter = page.getByRole('button', { name: 'Se connecter' });
  await enter.click();
  expect(await page.getByText('Tous les champs sont obligatoires').count()).toBe(1);
  await page.getByText('Identifiant obligatoire').waitFor();
  await page.getByLabel('Identifiant').fill('dc2');
  await enter.click();
  await page.getByText('Identifiant obligatoire').waitFor({ state: 'detached' });
  await page.getByText('Mot de passe obligatoire').waitFor();
  const password = page.getByLabel('Mot de passe', { exact: true });
  expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
  await signIn(page, 'dc2');
  await page.goto('/nimporte');
  await page.getByText('Cette adresse n’existe pas. Vous voici à l’accueil.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('is in the header of a phone, shows an empty result, and offers a retry after a failure', {
  tags: 'long',
}, async () => {
  const { page } = await openPerson(site.browser, site.url, PHONE);
  // No other file changes this delegate's orders: the failed search is not sent again before the button is pressed.
  await signIn(page, 'dc2');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).click();
  const field = page.getByRole('combobox', { name: 'Rechercher un projet' });
  await field.fill('zzzzqqq');
  await page.getByText('Rien pour «').waitFor();
  await page.route('**/rest/myplv/recherche?*', (route) => route.abort());
  await field.fill('brasserie');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.unroute('**/rest/myplv/recherche?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('option').first().waitFor();
  await page.context().close();
});

it('lists at the login page what a logout leaves on the device, and erases it after confirmation', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, DESKTOP);
  await signIn(page, 'dc1');
  await page.getByRole('button', { name: /^Rechercher un projet/ }).waitFor();
  // An unsaved order in the wizard's local storage, and a search.
  await page.evaluate(
    ({ database, store }) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('ardoise:recherches:1', '["bordeaux"]');
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put({}, 'dc1/0123456789abcdef01234567');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    DEVICE_PLACES.drafts,
  );
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByText(/Restent sur cet appareil\s: 1\sprojet non enregistré et des recherches/).waitFor();
  await page.getByRole('button', { name: 'Oublier cet appareil' }).click();
  const dialog = page.getByRole('dialog', { name: /Oublier cet appareil/ });
  await dialog.getByText(/n’existent que sur cet appareil, et seront perdues/).waitFor();
  await dialog.getByRole('button', { name: 'Oublier' }).click();
  await page.getByText('Restent sur cet appareil').waitFor({ state: 'detached' });
  const left = await page.evaluate(async ({ database, store }) => {
    const opening = indexedDB.open(database);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction(store).objectStore(store).count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    return [localStorage.length, counting.result];
  }, DEVICE_PLACES.drafts);
  expect(left).toEqual([0, 0]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
