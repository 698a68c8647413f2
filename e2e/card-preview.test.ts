import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { AGENCY } from './workflow-people.ts';

const site = sharedDemonstration();

/** The address of the drinks of a card that the delegate has begun, another for each test. */
async function begunCard(): Promise<string> {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const order = { type: 'Carte Brasserie', quotaConfirme: true };
  const created = await dc.json<Pick<Project, '_id'>>('POST', '/rest/myplv/projets', order);
  const id = created._id.$oid;
  const { pdv, idprojet, infocarte } = completeChrDocument(AGENCY);
  await dc.json('PUT', `/rest/myplv/projets/${id}`, { pdv, idprojet, infocarte, version: 1 });
  return `/chr/contenu/gamme/${id}`;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const drawing = (page: Page) => page.getByRole('img', { name: /^Carte Brasserie/ });

it('is drawn beside the steps while they are filled, and a touch leads to the field of any step', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1440);
  await enter(page.context(), 'dc1');
  await page.goto(await begunCard());
  await page.getByRole('tab', { name: 'Votre commande' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Aperçu' }).getAttribute('aria-selected')).toBe('true');

  await page.getByRole('checkbox', { name: 'Cola vanille', exact: false }).check();
  await page.getByRole('img', { name: /Cola vanille/ }).waitFor();
  await page.getByRole('button', { name: /^Modifier : .*, Cola vanille$/ }).waitFor();
  // The last choice is ringed on the entire card, and in the part at reading size.
  await expect.poll(() => page.locator('.preview-ring-line').count()).toBe(2);

  await page.getByRole('button', { name: 'Modifier : Nom du point de vente sur la carte' }).click();
  await page.waitForURL('**/chr/autres-infos/**');
  await expect.poll(() => focused(page)).toBe('champ-autresInfos-nomPdv');
  await page.keyboard.type('Au Rendez-vous des Amis');
  await page.getByRole('img', { name: /Rendez-vous/ }).waitFor();

  // Remembered for this person.
  await page.reload();
  await drawing(page).waitFor();
  expect(complaints).toEqual([]);
});

it('leaves the step as it is when its worker does not load, says so, and is drawn with the next answer', {
  tags: 'long',
}, async () => {
  const { page } = await openPerson(site.browser, site.url, 1440);
  await enter(page.context(), 'dc1');
  const worker = /card-layout\.worker/;
  await page.route(worker, (route) => route.abort());
  await page.goto(await begunCard());
  await page.getByRole('tab', { name: 'Aperçu' }).click();
  await page.getByRole('tabpanel').getByText('L’aperçu de la carte n’a pas pu être dessiné.').waitFor();
  await page.unroute(worker);
  await page.getByRole('checkbox', { name: 'Cola cerise', exact: false }).check();
  await page.getByRole('img', { name: /Cola cerise/ }).waitFor();
});

it('is a strip on a tablet, pulled up by a drag and lowered by Escape while the cursor stays', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 820);
  await enter(page.context(), 'dc1');
  await page.goto((await begunCard()).replace('contenu/gamme', 'autres-infos'));
  await page.getByLabel('Nom du point de vente sur la carte').focus();
  await page.getByRole('button', { name: 'Voir la carte' }).waitFor();
  const grip = await page.getByRole('button', { name: 'Monter l’aperçu' }).boundingBox();
  const at = { x: (grip?.x ?? 0) + 100, y: (grip?.y ?? 0) + 8 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 200, { steps: 4 });
  await page.mouse.up();
  await drawing(page).waitFor();
  const lifted = await page.getByRole('button', { name: 'Baisser l’aperçu' }).boundingBox();
  expect(lifted?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await drawing(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('champ-autresInfos-nomPdv');

  // The next field is behind it.
  await page.getByRole('button', { name: 'Voir la carte' }).click();
  await drawing(page).waitFor();
  await page.keyboard.press('Tab');
  await drawing(page).waitFor({ state: 'detached' });

  // Above an on-screen keyboard, which this browser has not: only its effect on the viewport is emulated.
  await page.evaluate(() => {
    const view = window.visualViewport;
    Object.defineProperty(view, 'height', { value: window.innerHeight - 400, configurable: true });
    view?.dispatchEvent(new Event('resize'));
  });
  const strip = page.getByRole('region', { name: 'Aperçu, la carte' });
  await expect
    .poll(() => strip.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom))
    .toBe(400);
  expect(complaints).toEqual([]);
});
