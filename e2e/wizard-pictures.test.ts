import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './wizard-refusals.ts';

const site = sharedDemonstration();

async function openDraft(): Promise<{ page: Page; id: string }> {
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const draft = { type: 'Carte Brasserie', quotaConfirme: true };
  const id = (await caller.json<Project>('POST', '/rest/myplv/projets', draft))._id.$oid;
  await caller.json('PUT', `/rest/myplv/projets/${id}`, { ...completeChrDocument(AGENCY), version: 1 });
  const { page } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'wizard-pictures');
  await enter(page.context(), 'dc1');
  return { page, id };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const chip = (page: Page) => page.locator('.picker-chips [aria-current="location"]').innerText();
const bars = (page: Page, style: 'position') =>
  page.evaluate(
    (property) =>
      ['.picker-tools', '.wizard-bar'].map((bar) => {
        const element = document.querySelector(bar);
        return element && getComputedStyle(element)[property];
      }),
    style,
  );

it('leads to a family of drinks, follows the scrolling, and stops once at each tile, in sight', {
  tags: 'long',
}, async () => {
  const { page, id } = await openDraft();
  await page.goto(`/chr/contenu/gamme/${id}`);
  await page.locator('.picker-tile').first().waitFor();
  expect(await chip(page)).toContain('Colas');
  await page.locator('.picker-chips').getByRole('button', { name: 'Thés glacés' }).click();
  await eventually(() => focused(page)).toBe('Thés glacés');
  await eventually(() => chip(page)).toBe('Thés glacés');
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(() => chip(page)).toContain('Colas');

  await page.locator('.picker-tile input').first().focus();
  const tiles = await page.locator('.picker-tile').count();
  for (let stop = 1; stop < tiles; stop += 1) {
    await page.keyboard.press('Tab');
    const isClear = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      const [tools, bar] = ['.picker-tools', '.wizard-bar'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      const isTile = document.activeElement?.matches('.picker-tile input');
      return isTile && top >= (tools?.bottom ?? 0) && bottom <= (bar?.top ?? 0);
    });
    expect(isClear, `tile ${stop + 1}`).toBe(true);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await eventually(() => bars(page, 'position')).toEqual(['static', 'static']);
});

it('passes all illustrations with one key, on the way to Suivant', { tags: 'long' }, async () => {
  const { page, id } = await openDraft();
  await page.goto(`/chr/contenu/illustrations/${id}`);
  const skip = page.getByRole('button', { name: /^Passer les \d+\sillustrations$/ });
  await skip.focus();
  await page.keyboard.press('Enter');
  const passed: string[] = [];
  while (!passed.includes('Suivant') && passed.length < 8) {
    await page.keyboard.press('Tab');
    passed.push((await focused(page)).trim());
  }
  expect(passed).toContain('Suivant');
  await page.close();
});

it('enlarges a chosen picture by a touch or Enter, and every picture by z', { tags: 'long' }, async () => {
  const { page, id } = await openDraft();
  const wizard = new WizardPage(page);
  const name = () => wizard.dialog().getByRole('heading', { level: 2 }).innerText();
  const close = async () => {
    await page.keyboard.press('Escape');
    await wizard.dialog().waitFor({ state: 'detached' });
  };
  await page.goto(`/chr/creation/theme/${id}`);
  await wizard.tile('Zinc').click();
  expect(await wizard.dialog().count()).toBe(0);
  await wizard.tile('Zinc').click();
  await eventually(name).toBe('Zinc');
  await close();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('zinc');
  await page.keyboard.press('Enter');
  await eventually(name).toBe('Zinc');
  await close();

  await page.goto(`/chr/contenu/cocktails/${id}`);
  await wizard.tile('Mojito').locator('input').focus();
  await page.keyboard.press('z');
  await eventually(name).toBe('Mojito');
  await close();
  expect(await wizard.tile('Mojito').locator('input').isChecked()).toBe(false);
});
