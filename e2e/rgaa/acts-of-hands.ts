import type { Locator, Page } from 'playwright';
import { button } from '../inspected-product.ts';
import { writtenCard } from '../written-card.ts';
import { type Act, openAs } from './act.ts';
import type { Site } from './sample.ts';

/** What can be seen and pressed, in the middle of the window one after the other. */
const PRESSABLE = 'main :is(a[href], button, summary), header :is(a[href], button)';
/** Of a long list, its first rows are as the others. */
const MOST = 30;

/** A list has its next rows some frames after one comes near its end. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** How many parts of the page are seen. */
const partsSeen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((part) =>
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ).length,
  );

async function showsMore(page: Page, control: Locator): Promise<boolean> {
  await page.mouse.move(0, 0);
  await drawn(page);
  const before = await partsSeen(page);
  await control.hover({ force: true });
  await drawn(page);
  return (await partsSeen(page)) > before;
}

/** What opens under the pointer, besides the browser's own tooltips. */
async function openedByPointer(page: Page): Promise<string[]> {
  const opened: string[] = [];
  for (const control of (await page.locator(PRESSABLE).all()).slice(0, MOST)) {
    if (!(await control.isVisible())) continue;
    await control.scrollIntoViewIfNeeded();
    // Again, to tell it from what was still on its way: the next rows of a list.
    if ((await showsMore(page, control)) && (await showsMore(page, control)))
      opened.push((await control.innerText()).slice(0, 40));
  }
  return opened;
}

const POINTED_AT = [
  ['dc1', '/dashboard'],
  ['siege1', '/cms/catalogues/boissons'],
  ['siege1', '/pilotage?periode=annee'],
] as const;

async function pointAtPages(site: Site): Promise<string[]> {
  const faults: string[] = [];
  const card = ['dc1', `/chr/photo/${await writtenCard(site)}/carte`] as const;
  for (const [who, address] of [...POINTED_AT, card])
    for (const what of await openedByPointer(await openAs(site, who, address)))
      faults.push(`${address}: ${what}`);
  return faults;
}

/** Two criteria ask it, of the same pages. */
let pointed: Promise<string[]> | undefined;

/** Nothing opens under the pointer, so there is nothing that a keyboard would miss, or that could not be closed. */
const opensNothing: Act = (site) => {
  pointed ??= pointAtPages(site);
  return pointed;
};

/** A menu opens by a press, goes by Escape, and gives the focus back. */
const closesMenus: Act = async (site) => {
  const page = await openAs(site, 'dc1', '/dashboard');
  const opener = page.locator('main [aria-haspopup=menu]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  const isBack = await opener.evaluate((element) => element === document.activeElement);
  return [...(isBack ? [] : ['the focus is not back']), ...(await opensNothing(site))];
};

/** Keys of one character are turned off by their owner, and never taken from who types. */
const keysGiveWay: Act = async (site) => {
  const page = await openAs(site, 'dc1', '/dashboard');
  const isOnRow = () => page.evaluate(() => document.activeElement?.hasAttribute('data-row-link') === true);
  const faults: string[] = [];
  await page.locator('[data-row-link]').first().waitFor();
  await page.keyboard.press('j');
  if (!(await isOnRow())) faults.push('j does nothing: there is nothing to be turned off');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('');
  await search.pressSequentially('jo');
  if ((await search.inputValue()) !== 'jo') faults.push('a key is taken from who types');
  await page.goto('/mon-compte');
  await page.locator('label.field-tick input[type=checkbox]').first().waitFor();
  await page.getByRole('checkbox', { name: /touches/i }).uncheck();
  await page.goto('/dashboard');
  await page.locator('[data-row-link]').first().waitFor();
  await page.keyboard.press('j');
  if (await isOnRow()) faults.push('j moves although it is turned off');
  return faults;
};

/** What fingers, drags and the wheel do, buttons and keys do as well. */
const hasSimpleGestures: Act = async (site) => {
  const faults: string[] = [];
  const room = await openAs(site, 'dc1', `/suivi-projet/${site.atStatus('Validation DC')}/epreuves`);
  const zoom = room.getByRole('button', { name: /^Zoom \d+/ });
  const before = await zoom.textContent();
  await button(room, 'Agrandir').click();
  if ((await zoom.textContent()) === before) faults.push('no button zooms a proof');
  const list = await openAs(site, 'siege1', '/cms/catalogues/boissons');
  const grips = list.locator('.entry-ledger-grip');
  await grips.first().waitFor();
  await grips.first().focus();
  await list.keyboard.press('Enter');
  if ((await grips.first().getAttribute('aria-pressed')) !== 'true') faults.push('no key lifts an entry');
  await list.keyboard.press('Escape');
  await list
    .getByRole('button', { name: /^Autres actions pour/ })
    .nth(1)
    .click();
  await list
    .getByRole('menuitem', { name: /^(Monter|Descendre)$/ })
    .first()
    .waitFor();
  return faults;
};

/** A press that leaves before it ends does nothing. */
const takesPressesBack: Act = async (site) => {
  const page = await openAs(site, 'dc1', `/chr/recapitulatif/${site.projects.complete}`);
  const faults: string[] = [];
  const pressAndLeave = async (what: string, at: { x: number; y: number }) => {
    const before = [page.url(), await page.locator('dialog[open]').count()].join();
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(2, 400);
    await page.mouse.up();
    const after = [page.url(), await page.locator('dialog[open]').count()].join();
    if (before !== after) faults.push(what);
  };
  const sign = button(page, /Enregistrer et signer/);
  await sign.scrollIntoViewIfNeeded();
  const box = await sign.boundingBox();
  if (box === null) return ['nothing to press'];
  await pressAndLeave('the main button', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const link = await page.getByRole('banner').getByRole('link').first().boundingBox();
  if (link !== null) await pressAndLeave('a link', { x: link.x + 20, y: link.y + 10 });
  await sign.click();
  await page.locator('dialog[open]').waitFor();
  const close = await page.locator('dialog[open]').getByRole('button', { name: 'Fermer' }).boundingBox();
  if (close !== null) await pressAndLeave('the closing of a dialog', { x: close.x + 10, y: close.y + 10 });
  return faults;
};

/** What is opened, moved and pressed, by criterion. */
export const ACTS_OF_HANDS: Readonly<Record<string, Act>> = {
  '10.13': closesMenus,
  '12.10': keysGiveWay,
  '12.11': opensNothing,
  '13.10': hasSimpleGestures,
  '13.11': takesPressesBack,
};
