import type { Project } from '@ardoise/domain/contract/projects.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { pasteHtml } from './paste-html.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './wizard-refusals.ts';

const EDITOR = '**/RichTextEditor-*.js';
const CREATION = 'supports.0.creation';

const site = sharedDemonstration();
let caller: HttpCaller;
let page: Page;
let wizard: WizardPage;

beforeAll(async () => {
  caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  ({ page } = await openPerson(site.browser, site.url, 1180));
  wizard = new WizardPage(page);
  await enter(page.context(), 'dc1');
}, 60_000);

/** A draft with this text on its only support; its address. */
async function draftWith(creation: string): Promise<{ id: string; address: string }> {
  const created = await caller.json<Project>('POST', '/rest/myplv/projets', { type: 'Sur Mesure' });
  const id = created._id.$oid;
  const { supports: [support] = [], ...document } = completeOrder('Sur Mesure', AGENCY);
  const body = { ...document, supports: [{ ...support, creation }], version: 1 };
  await caller.json('PUT', `/rest/myplv/projets/${id}`, body);
  return { id, address: `/sm/contenu/${id}/edition/0` };
}

/** The accessible names of the toolbar's controls, as the arrow key walks them from the first. */
async function walk(): Promise<string[]> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const names: string[] = [];
  await page.keyboard.press('Home');
  for (let name = await focused(); !names.includes(name); name = await focused()) {
    names.push(name);
    await page.keyboard.press('ArrowRight');
  }
  return names;
}

it('shows the text where its editor cannot be loaded, with a button to try again', {
  tags: 'long',
}, async () => {
  const { address } = await draftWith('<p>Les <strong>horaires</strong></p>');
  await page.route(EDITOR, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('alert').getByText('Ce champ n’a pas pu être chargé.').first().waitFor();
  expect(await page.locator('.rich-text strong').first().innerText()).toBe('horaires');
  await page.unroute(EDITOR);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Recharger la page' }).first().click(),
  ]);
  await eventually(() => wizard.field(CREATION).innerHTML()).toBe('<p>Les <strong>horaires</strong></p>');
});

it('is written and undone by keyboard, with one tab stop for the toolbar and its names in French', async () => {
  const { id, address } = await draftWith('Les horaires');
  await page.goto(address);
  const field = wizard.field(CREATION);
  await field.focus();
  await page.keyboard.press('Control+End');
  // The editor follows the browser's selection by the next frame: a mark chosen before would be dropped.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' en grand');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('!');
  const written = '<p>Les horaires<strong> en grand</strong><strong><em>!</em></strong></p>';
  await eventually(() => field.innerHTML()).toBe('<p>Les horaires<strong> en grand<em>!</em></strong></p>');
  await eventually(
    async () => (await caller.json<Project>('GET', `/rest/myplv/projets/${id}`)).supports?.[0]?.creation,
  ).toBe(written);

  await page.keyboard.press('Shift+Tab');
  expect(await walk()).toEqual([
    'Taille du texte',
    'Gras',
    'Italique',
    'Liste à puces',
    'Liste numérotée',
    'Annuler',
    'Rétablir',
  ]);
  const bar = page.getByRole('toolbar', { name: 'Mise en forme' }).first();
  expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  for (let undone = 0; undone < 5; undone += 1) await page.keyboard.press('Enter');
  await eventually(() => field.innerHTML()).toBe('<p>Les horaires</p>');
  expect(await bar.getByRole('button', { name: 'Annuler' }).getAttribute('aria-disabled')).toBe('true');
  await eventually(
    async () => (await caller.json<Project>('GET', `/rest/myplv/projets/${id}`)).supports?.[0]?.creation,
  ).toBe('Les horaires');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+y');
  await eventually(() => field.innerText()).not.toBe('Les horaires');
});

it('holds 2,000 characters as read and 20,000 as stored, and says so', { tags: 'long' }, async () => {
  const { address } = await draftWith('');
  await page.goto(address);
  const field = wizard.field(CREATION);
  const length = async () => (await field.innerText()).length;
  await field.focus();
  await pasteHtml(field, `<p>${'<b><i>m</i></b>o'.repeat(1_000)}</p>`);
  await page.getByText('Ce texte a trop de mises en forme').waitFor();
  expect((await field.innerText()).trim()).toBe('');
  await pasteHtml(field, `<p>${'x'.repeat(2_300)}</p>`);
  await page.getByText('Ce champ tient 2 000 caractères : la fin du texte collé manque.').waitFor();
  expect(await length()).toBe(2_000);
  await page.keyboard.type('y');
  await page.getByText('Ce champ tient 2 000 caractères.', { exact: true }).waitFor();
  expect(await length()).toBe(2_000);
  await page.keyboard.press('Backspace');
  await page.getByText('Ce champ tient 2 000 caractères.', { exact: true }).waitFor({ state: 'detached' });
  expect(await length()).toBe(1_999);
});
