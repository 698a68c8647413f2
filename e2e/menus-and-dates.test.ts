import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { typeDate } from './type-date.ts';

const site = ownDemonstration('menus');

/** The library's chunk, by its build name. */
const LIST = /\/assets\/MenuList-[^/]+\.js$/;
const PICKER = /\/assets\/DatePicker-[^/]+\.js$/;

/** The focused element: an item's text, or a button's name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** In the first row. */
const menuButton = (page: Page) =>
  page
    .locator('[data-project]')
    .first()
    .getByRole('button', { name: /^Autres actions sur / });

it('opens a menu by keyboard, moves by arrows and letters, and returns the focus', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  const loaded: string[] = [];
  page.on('request', (request) => LIST.test(request.url()) && loaded.push(request.url()));
  await enter(page.context(), 'dc1');
  await page.goto('/dashboard');
  const button = menuButton(page);
  await button.waitFor();
  expect(loaded).toEqual([]);
  const name = await button.getAttribute('aria-label');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const items = page.getByRole('menuitem');
  await page.getByRole('menuitem', { name: 'Supprimer' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Suivre');
  const keys = { End: 'Supprimer', ArrowDown: 'Suivre', ArrowUp: 'Supprimer', Home: 'Suivre', c: 'Cloner' };
  for (const [key, reached] of Object.entries(keys)) {
    await page.keyboard.press(key);
    expect([key, await focused(page)]).toEqual([key, reached]);
  }
  const { violations } = await new AxeBuilder({ page }).include('.menu-list').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(name);

  // A dialog opened by an item returns the focus to the button, too.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(name);

  // The button toggles it; a click outside closes it.
  for (const elsewhere of [button, page.getByRole('heading', { level: 1 })]) {
    await button.click();
    await items.first().waitFor();
    await elsewhere.click();
    await items.first().waitFor({ state: 'detached' });
  }
  await button.click();
  await page.getByRole('menuitem', { name: 'Suivre' }).click();
  await page.waitForURL(/\/suivi-projet\//);
  expect([loaded.length, complaints]).toEqual([1, []]);
  await page.context().close();
});

/** Delays a file until the returned function is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it('keeps the click while a menu is loading, and reports a failure', { tags: 'long' }, async () => {
  const { page } = await openPerson(site.browser, site.url, 390);
  await enter(page.context(), 'siege1');
  const letThrough = await hold(page, LIST);
  await page.goto('/gestion-projets');
  const button = menuButton(page);
  await Promise.all([page.waitForRequest(LIST), button.tap()]);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  letThrough();
  await page.getByRole('menuitem', { name: 'Annuler le projet' }).waitFor();

  await page.unroute(LIST);
  await page.route(LIST, (route) => route.abort());
  await page.goto('/gestion-projets');
  await button.tap();
  await page.getByRole('alert').getByText('Ce menu n’a pas pu être chargé.').waitFor();
  await page.unroute(LIST);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Recharger la page' }).click(),
  ]);
  await button.tap();
  await page.getByRole('menuitem', { name: 'Annuler le projet' }).waitFor();
  await page.context().close();
});

it('accepts a day as jj/mm/aaaa or from its calendar, and keeps what was typed before they are loaded', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 390);
  await enter(page.context(), 'siege1');
  const letThrough = await hold(page, PICKER);
  await page.goto('/mon-compte');
  await page.getByRole('button', { name: 'Prévoir un remplacement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prévoir un remplacement' });
  await dialog.getByLabel('Personne absente').selectOption({ index: 1 });
  await dialog.getByLabel('Remplacée par').selectOption({ index: 1 });
  const day = dayAfter(parisDay(new Date()), 40);
  const native = dialog.locator('input[type="date"]');
  await native.first().fill(day);
  letThrough();
  await expect.poll(() => native.count()).toBe(1);
  await native.blur();
  const from = dialog.getByRole('group', { name: 'Du' });
  const shown = async (field: Locator) => (await field.innerText()).replaceAll(/\s/g, '');
  const french = (date: string) => date.split('-').reverse().join('/');
  expect(await shown(from)).toBe(french(day));

  // A nonexistent day is kept as typed, and is invalid.
  const until = dialog.getByRole('group', { name: 'Au (inclus)' });
  await typeDate(until, '2027-02-31');
  expect(await shown(until)).toBe('31/02/2027');
  await dialog.getByRole('button', { name: 'Prévoir le remplacement' }).click();
  await dialog.getByText('Date de fin obligatoire').waitFor();

  // Starts on Monday, from the first allowed day; Escape closes only the calendar.
  await typeDate(until, day);
  await until.getByRole('button').tap();
  const calendar = page.getByRole('dialog', { name: /^Calendrier/ });
  await calendar.waitFor();
  const { violations } = await new AxeBuilder({ page }).include('.date-calendar').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  expect(await shown(until)).toBe(french(day));
  await until.getByRole('button').tap();
  await calendar.getByRole('button', { name: 'Suivant' }).tap();
  await calendar
    .getByRole('button', { name: /^mardi/ })
    .first()
    .tap();
  await calendar.waitFor({ state: 'detached' });
  expect(await shown(until)).not.toBe(french(day));
  await dialog.getByRole('button', { name: 'Prévoir le remplacement' }).click();
  await page.getByText('Le remplacement est prévu.').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
