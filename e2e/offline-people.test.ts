import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson, signIn } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { kindDraft } from './kind-order.ts';
import { preparedDevice, storedKeys, waitsFor } from './prepared-device.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

async function draftOf(username: string): Promise<{ id: string; caller: HttpCaller }> {
  const caller = new HttpCaller(site.url);
  await caller.signIn(username, 'ardoise-demo');
  return { id: await kindDraft(caller, 'Sur Mesure', (document) => document), caller };
}

const SEALED_STORES = ['ardoise-reponses', 'ardoise-photos', 'ardoise-appareil'];

/** Whether anything of this account is left to read: replies, pictures, keys. */
async function left(page: Page, username: string): Promise<string[]> {
  const all = await Promise.all(SEALED_STORES.map((store) => storedKeys(page, store)));
  return all.flat().filter((key) => key.startsWith(username));
}

/** Answers without a network, so that they wait on the device. */
async function typeWithout(page: Page, id: string, words: string): Promise<void> {
  const wizard = new WizardPage(page);
  await page.goto(`/sm/info-pdv/${id}`);
  await wizard.open('Client');
  await wizard.field('pdv.comment').fill(words);
  await wizard.field('pdv.comment').blur();
  await eventually(() => waitsFor(page)).toBeGreaterThan(0);
}

it('keeps what waits of one person from the next, who sends nothing of it, and gives it back', {
  tags: 'long',
}, async () => {
  const { id, caller } = await draftOf('dc1');
  const { page, context } = await preparedDevice(site, 'dc1');
  await context.setOffline(true);
  await typeWithout(page, id, 'Sonner à la cave');
  // As once the session has ended at the server.
  await context.clearCookies();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor({ timeout: 45_000 });
  await eventually(() => left(page, 'dc1')).toEqual([]);
  expect(await waitsFor(page)).toBe(1);

  await signIn(page, 'dc2');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
  await eventually(() => left(page, 'dc2').then((keys) => keys.length)).toBeGreaterThan(0);
  expect(await waitsFor(page)).toBe(1);
  const unsent = await caller.json<{ pdv?: { comment?: string } }>('GET', `/rest/myplv/projets/${id}`);
  expect(unsent.pdv?.comment ?? '').not.toContain('cave');

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor();
  await signIn(page, 'dc1');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
  await expect.poll(() => waitsFor(page), { timeout: 45_000 }).toBe(0);
  const sent = await caller.json<{ pdv?: { comment?: string } }>('GET', `/rest/myplv/projets/${id}`);
  expect(sent.pdv?.comment).toBe('Sonner à la cave');
});

it('refuses what a page sends once another account has signed in, in another tab', {
  tags: 'long',
}, async () => {
  const { id, caller } = await draftOf('dc1');
  const { page, context } = await openPerson(site.browser, site.url);
  await enter(context, 'dc1');
  await page.goto(`/sm/info-pdv/${id}`);
  await page.locator('.wizard-bar-next').waitFor();
  await enter(context, 'dc2');
  const wizard = new WizardPage(page);
  await wizard.open('Client');
  await wizard.field('pdv.comment').fill('Écrit par dc1');
  await wizard.field('pdv.comment').blur();
  await page.getByText('Votre session a expiré').first().waitFor();
  expect(await waitsFor(page)).toBe(1);
  const stored = await caller.json<{ pdv?: { comment?: string } }>('GET', `/rest/myplv/projets/${id}`);
  expect(stored.pdv?.comment ?? '').not.toContain('dc1');
});
