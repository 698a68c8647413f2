import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pdfFile, pdfWith } from '../packages/server/src/testing/sample-files.ts';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { remark, type ShownProof, sendAnother, showVersions } from './proof-versions.ts';

const site = ownDemonstration('proof-room');

async function opened({ id, dc }: Pick<ShownProof, 'id' | 'dc'>, width: number) {
  const { page, complaints } = await openPerson(site.browser, site.url, width);
  await enter(page.context(), dc);
  await page.goto(PAGES.proofs.replace('$id', id));
  return { page, complaints };
}

const side = (page: Page, version: number) => page.getByRole('region', { name: `Version ${version}` });
const picture = (page: Page, version: number, name: string) =>
  side(page, version)
    .getByRole('img', { name: `Création, version ${version}, ${name}` })
    .locator('img');
const paper = (page: Page, version: number) => side(page, version).locator('.proof-room-paper');
const placeOf = async (page: Page, version: number) => {
  const { x = 0, y = 0, width = 0 } = (await paper(page, version).boundingBox()) ?? {};
  const box = await side(page, version).locator('.proof-room-box').boundingBox();
  return { x: Math.round(x - (box?.x ?? 0)), y: Math.round(y - (box?.y ?? 0)), width: Math.round(width) };
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('shows versions side by side, whose zoom, place and page move together until they are unlinked', {
  tags: 'long',
}, async () => {
  const proof = await showVersions(site.url, [await pdfFile(2), await pdfFile(2)]);
  const { page, complaints } = await opened(proof, WIDTHS.desktop);
  await picture(page, 2, 'Recto').waitFor();
  expect(await side(page, 1).count()).toBe(0);
  await page.keyboard.press('2');
  await picture(page, 1, 'Recto').waitFor();

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const wide = await placeOf(page, 2);
  await expect.poll(() => placeOf(page, 1)).toEqual(wide);
  await page.keyboard.press('ArrowRight');
  await Promise.all([picture(page, 1, 'Verso').waitFor(), picture(page, 2, 'Verso').waitFor()]);

  await page.getByRole('checkbox', { name: 'Zoom et page liés' }).uncheck();
  const box = (await side(page, 2).locator('.proof-room-box').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 200, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 220, { steps: 4 });
  await page.mouse.up();
  const moved = { ...wide, x: wide.x - 60, y: wide.y - 80 };
  await expect.poll(() => placeOf(page, 2)).toEqual(moved);
  expect(await placeOf(page, 1)).toEqual(wide);
  await button(page, 'Recto').click();
  await picture(page, 2, 'Recto').waitFor();
  expect(await picture(page, 1, 'Verso').count()).toBe(1);

  // Linked where they are, both keep their shift.
  await button(page, 'Recaler').click();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await placeOf(page, 2)).y).toBe(moved.y + 80);
  await expect.poll(async () => (await placeOf(page, 1)).y).toBe(wide.y + 80);
  await page.keyboard.press('0');
  await expect.poll(async () => (await placeOf(page, 1)).width).toBeLessThan(wide.width);

  // The choice is remembered.
  await page.reload();
  await picture(page, 1, 'Recto').waitFor();
  await page.getByRole('combobox', { name: 'Version à gauche' }).selectOption('Version 2');
  await expect.poll(() => page.getByRole('combobox', { name: 'Version affichée' }).inputValue()).toBe('1');
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === PAGE_PATHS.followUp(proof.id));
  expect(complaints).toEqual([]);
});

it('reaches every remark by keyboard, and takes new ones on the current version alone', {
  tags: 'long',
}, async () => {
  const proof = await showVersions(site.url, [await pdfFile(1), await pdfFile(2)]);
  await remark(proof, 2, { x: 0.2, y: 0.3, texte: 'Le logo est trop petit' });
  await remark(proof, 2, { x: 0.8, y: 0.6, texte: 'L’entrecôte reste à 24,50 €' });
  const { page, complaints } = await opened(proof, WIDTHS.laptop);
  const pin = (name: RegExp) => paper(page, 2).getByRole('button', { name });
  await pin(/^Remarque 1 : Le logo/).waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => pin(/^Remarque 1/).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('j');
  await expect.poll(() => pin(/^Remarque 2/).getAttribute('aria-pressed')).toBe('true');
  await pin(/^Remarque 1/).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => pin(/^Remarque 1/).getAttribute('aria-pressed')).toBe('true');

  await page.keyboard.press('n');
  const words = page.getByRole('textbox', { name: 'Votre remarque' });
  await words.fill('Le café gourmand passe à 8,90 €');
  await pin(/que vous écrivez/).focus();
  const before = await pin(/que vous écrivez/).boundingBox();
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(async () => (await pin(/que vous écrivez/).boundingBox())?.x)
    .toBeGreaterThan(before?.x ?? 0);
  await button(page, 'Poser la remarque').click();
  await pin(/^Remarque 3 : Le café gourmand/).waitFor();

  await page.getByRole('combobox', { name: 'Version affichée' }).selectOption('Version 1');
  await picture(page, 1, 'Page 1').waitFor();
  expect(await button(page, 'Poser une remarque').count()).toBe(0);
  await button(page, 'Revenir à la version 2 pour répondre').click();
  await picture(page, 2, 'Recto').waitFor();
  expect(complaints).toEqual([]);
});

it('shows the new version that comes while one looks, before its answers', { tags: 'long' }, async () => {
  const proof = await showVersions(site.url, [await pdfFile(1)]);
  const { page, complaints } = await opened(proof, WIDTHS.laptop);
  await picture(page, 1, 'Page 1').waitFor();
  expect(await button(page, 'Côte à côte').count()).toBe(0);
  await sendAnother(proof, await pdfFile(2));
  await page.getByText('La création a été remplacée entre-temps : voici la nouvelle version').waitFor();
  await picture(page, 2, 'Recto').waitFor();
  const submit = button(page, /^Soumettre au client/);
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await button(page, 'J’ai vu la version 2').click();
  await submit.click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  expect(complaints).toEqual([]);
});

it('exchanges both versions in place on a phone, at the same zoom', { tags: 'long' }, async () => {
  const proof = await showVersions(site.url, [await pdfFile(2), await pdfFile(2)]);
  const { page, complaints } = await opened(proof, WIDTHS.phone);
  await picture(page, 2, 'Recto').waitFor();
  const middle = await paper(page, 2).boundingBox();
  const { x = 0, y = 0 } = middle ?? {};
  // A double tap, by one hand.
  await page.touchscreen.tap(x + 120, y + 160);
  await page.touchscreen.tap(x + 120, y + 160);
  const whole = middle?.width ?? 0;
  await expect.poll(async () => (await placeOf(page, 2)).width).toBeGreaterThan(2.5 * whole);
  const near = await placeOf(page, 2);
  await button(page, /^Version 1/).tap();
  await picture(page, 1, 'Recto').waitFor();
  expect(await placeOf(page, 1)).toEqual(near);
  expect(await picture(page, 2, 'Recto').isVisible()).toBe(false);
  await button(page, /^Version 2/).tap();
  await picture(page, 2, 'Recto').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.phone);
  expect(complaints).toEqual([]);
});

describe('a file that is not as others', () => {
  const PROTECTED = 'Ce fichier est protégé par un mot de passe : ses pages ne s’affichent pas ici.';
  const DAMAGED = 'Ce fichier est abîmé : ses pages ne s’affichent pas.';

  async function saysInItsPlace(file: Buffer, sentence: string) {
    const proof = await showVersions(site.url, [file]);
    const { page } = await opened(proof, WIDTHS.laptop);
    await side(page, 1).getByText(sentence).waitFor();
    await side(page, 1).getByRole('link', { name: 'Télécharger' }).waitFor();
  }

  it('has its sentence and its download where it is protected', { tags: 'long' }, async () =>
    saysInItsPlace(await pdfWith({ userPassword: 'secret' }), PROTECTED),
  );

  it('has them where it is damaged', { tags: 'long' }, async () =>
    saysInItsPlace(Buffer.from('%PDF-1.7\nrien'), DAMAGED),
  );

  it.each([
    ['a page of three metres', () => pdfWith({ size: [8504, 2835] }), 'Cette page mesure 3 m sur 1 m'],
    ['two hundred pages', () => pdfFile(200), 'Ce fichier a 200 pages'],
  ])('%s is shown, and said', { tags: 'long' }, async (_, make, sentence) => {
    const proof = await showVersions(site.url, [await make()]);
    const { page } = await opened(proof, WIDTHS.laptop);
    await picture(page, 1, 'Page 1').waitFor();
    await side(page, 1).getByText(sentence).waitFor();
  });

  it('is drawn by the browser where the server has no picture', { tags: 'long' }, async () => {
    const proof = await showVersions(site.url, [await pdfFile(2)]);
    const { page } = await openPerson(site.browser, site.url, WIDTHS.laptop);
    await enter(page.context(), proof.dc);
    await page.route('**/pages/*?largeur=*', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto(PAGES.proofs.replace('$id', proof.id));
    await side(page, 1).locator('canvas').waitFor();
  });
});
