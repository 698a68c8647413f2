import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { stepAddress } from '@ardoise/domain/kinds/step-addresses.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import type { Demonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { kindDraft, orderBesideClient } from './kind-order.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { preparedDevice, waitsFor } from './prepared-device.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './workflow-people.ts';

const KIND_DRAFTS: Record<string, (dc: HttpCaller) => Promise<string>> = {
  'Carte Brasserie': async (dc) => {
    const created = await dc.json<Project>('POST', '/rest/myplv/projets', {
      type: 'Carte Brasserie',
      quotaConfirme: true,
    });
    const id = created._id.$oid;
    const document = completeChrDocument(AGENCY);
    const text = { contenu_fichier_texte: { hasFichierTexte: 'non' } };
    await dc.json('PUT', `/rest/myplv/projets/${id}`, { ...document, ...text, version: 1 });
    return id;
  },
  'Sur Mesure': (dc) => kindDraft(dc, 'Sur Mesure', (document) => document),
  'Direct Agence': orderBesideClient,
  'Boards PVC': (dc) => kindDraft(dc, 'Boards PVC', (document) => document),
  Digital: (dc) => kindDraft(dc, 'Digital', (document) => document),
};

async function photo(name: string) {
  const create = { width: 900, height: 1200, channels: 3, background: '#e9dcc0' } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Steps that ask for photos, by a part of their address. */
const PHOTO_STEP = /^\/chr\/photo\/|^\/sm\/contenu\/[0-9a-f]{24}\/edition\//;

/** Photographs what the step asks to be photographed, with a post-it. */
async function photograph(page: Page): Promise<void> {
  const input = page.locator('input[type=file][multiple]').first();
  await input.waitFor({ state: 'attached' });
  const wizard = new WizardPage(page);
  const cards = page.locator('.photos-field-photo');
  const before = await cards.count();
  await input.setInputFiles(await photo('avant.jpg'));
  await eventually(() => cards.count()).toBe(before + 1);
  await page.getByRole('button', { name: 'Annoter' }).last().click();
  await wizard
    .dialog()
    .getByRole('button', { name: /Poser|Ajouter/ })
    .first()
    .click();
  await wizard.dialog().getByLabel('Texte du post-it 1').fill('Sans réseau');
  await wizard.dialog().getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Votre photo a bien été sauvegardée avec ses Post-its!').waitFor();
}

/** Waits until the address has led on: a step with tabs opens one of them. Returns it. */
async function settled(page: Page): Promise<string> {
  let before = '';
  while (before !== page.url()) {
    before = page.url();
    await page.waitForTimeout(400);
  }
  return before;
}

/** From the first step to the recap, as somebody who reads each; returns how many photos were taken. */
async function walk(page: Page, type: ProjectType, id: string): Promise<number> {
  const kind = kindOf(type);
  const { steps } = KINDS[kind].wizard;
  const [first] = steps;
  await page.goto(stepAddress(kind, id, first?.path ?? ''));
  await page.locator('.wizard-bar-next').waitFor();
  // A Direct Agence is signed at its last step, which says what is ordered.
  const last = type === 'Direct Agence' ? (steps.at(-1)?.path ?? '') : RECAP_PATH;
  let photos = 0;
  for (let step = 0; step < 20 && pathOf(page) !== stepAddress(kind, id, last); step += 1) {
    await settled(page);
    if (photos === 0 && PHOTO_STEP.test(pathOf(page))) {
      await photograph(page);
      photos += 1;
    }
    const left = page.url();
    await page.locator('.wizard-bar-next').click();
    await expect
      .poll(() => page.url(), { timeout: 15_000, message: `${type} stays at ${left}` })
      .not.toBe(left);
  }
  if (last === RECAP_PATH) await page.locator('.recap').first().waitFor();
  return photos;
}

/**
 * Continues a draft of each of these kinds without a network, from the home page to its recap, with photos; then kills the
 * page, and has everything sent at the return.
 */
export async function continueWithout(site: Demonstration, types: readonly ProjectType[]): Promise<void> {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const drafts: { type: ProjectType; id: string }[] = [];
  for (const type of types) drafts.push({ type, id: (await KIND_DRAFTS[type]?.(dc)) ?? '' });
  const { page, context, complaints } = await preparedDevice(site, 'dc1');
  pictureOnFailure(page, 'offline-orders');

  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const photographed = new Map<string, number>();
  for (const { type, id } of drafts) photographed.set(id, await walk(page, type, id));
  await eventually(() => waitsFor(page)).toBeGreaterThan(0);
  // Killed, and opened again from its icon, still without a network.
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await context.setOffline(false);
  await expect.poll(() => waitsFor(page), { timeout: 30_000 }).toBe(0);
  for (const { id } of drafts) {
    const files = await dc.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
    const taken = files.filter(({ filename }) => filename.includes('_avant_'));
    expect(taken).toHaveLength(photographed.get(id) ?? 0);
    const stored = JSON.stringify(await dc.json('GET', `/rest/myplv/projets/${id}`));
    for (const { id: file, filename } of taken)
      expect([stored.includes(file), stored.includes(filename)]).toEqual([true, true]);
    if (taken.length > 0) expect(stored).toContain('Sans réseau');
  }
  expect([...photographed.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  expect(complaints.filter((said) => !said.startsWith('NetworkError'))).toEqual([]);
}
