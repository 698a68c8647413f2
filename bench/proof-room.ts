import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Page } from 'playwright';
import { enter, launchBrowser, openPerson, WIDTHS } from '../e2e/browser.ts';
import { showVersions } from '../e2e/proof-versions.ts';
import { heavyPdf } from '../packages/server/src/testing/sample-files.ts';
import { withDemonstration } from './demonstration.ts';
import { median } from './median.ts';
import type { BenchOptions } from './options.ts';
import { say } from './report.ts';
import { longestTask } from './task-times.ts';
import { CPU_SLOWDOWN } from './throttle.ts';

const SHEETS = 30;
const MEGABYTES = 20;
/** Most milliseconds of a task on a processor four times slower. */
const ASKED_MS = 50;

/** From the click on 'Ouvrir la création' until the first page is painted, as a picture or by the browser. */
async function firstPage(page: Page, id: string, drawnHere: boolean): Promise<number> {
  if (drawnHere)
    await page.route(/\/pages\/\d+\?largeur=/, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(PAGE_PATHS.followUp(id));
  const open = page.getByRole('button', { name: /^(Ouvrir la création|La rouvrir)/ }).first();
  await open.waitFor();
  const from = performance.now();
  await open.click();
  await page.waitForFunction((here) => {
    if (!here) return document.querySelector('.page-image img') !== null;
    const canvas = document.querySelector<HTMLCanvasElement>('.proof-room canvas');
    const middle = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 4, 1, 1).data;
    return middle !== undefined && middle[3] !== 0 && middle[0] !== 255;
  }, drawnHere);
  return performance.now() - from;
}

/** Pinches, wheels and drags over both sides, page by page. */
async function lookAround(page: Page): Promise<void> {
  const box = await page.locator('.proof-room-box').last().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 300];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, -90);
  await page.keyboard.up('Control');
  await page.mouse.down();
  for (let step = 0; step < 30; step += 1) await page.mouse.move(x - 6 * step, y - 4 * step);
  await page.mouse.up();
  await page.waitForTimeout(600);
  for (const key of ['+', '-', '0', '+', '+']) await page.keyboard.press(key);
  await page.waitForTimeout(600);
}

/** The proof room on 20 MB and 30 pages: its first page beside the browser's own drawing, and its longest task. */
export async function measureProofRoom({ visits }: BenchOptions): Promise<void> {
  const file = await heavyPdf(SHEETS, MEGABYTES);
  await withDemonstration('proof-room', async ({ url }) => {
    const browser = await launchBrowser();
    try {
      const { id, dc } = await showVersions(url, [file, file]);
      const visit = async (drawnHere: boolean) => {
        const { context, page } = await openPerson(browser, url, WIDTHS.laptop);
        await enter(context, dc);
        const took = await firstPage(page, id, drawnHere);
        await context.close();
        return took;
      };
      const first = await visit(false);
      const times = { pictures: [] as number[], browser: [] as number[] };
      for (let round = 0; round < visits; round += 1) {
        times.browser.push(await visit(true));
        times.pictures.push(await visit(false));
      }
      const ms = (value: number) => `${Math.round(value)} ms`;
      say(
        `Proof room: ${SHEETS} pages, ${(file.length / 1e6).toFixed(1)} MB, from the click to the first page`,
      );
      say(`  at once after the upload ${ms(first)}`);
      say(`  pictures of the server   ${ms(median(times.pictures))} (median of ${visits})`);
      say(`  drawn by the browser     ${ms(median(times.browser))} (median of ${visits})`);
      say(
        `  longest task, x${CPU_SLOWDOWN}      ${ms(await longestLook(url, dc, id))}, asked at most ${ms(ASKED_MS)}`,
      );
    } finally {
      await browser.close();
    }
  });
}

/** While one moves and zooms both sides. */
async function longestLook(url: string, dc: string, id: string): Promise<number> {
  const browser = await launchBrowser();
  const { context, page } = await openPerson(browser, url, WIDTHS.desktop);
  await enter(context, dc);
  await page.goto(PAGES.proofs.replace('$id', id));
  await page.locator('.page-image img').first().waitFor();
  await page.keyboard.press('2');
  await page.locator('.page-image img').nth(1).waitFor();
  await page.waitForTimeout(2000);
  const longest = await longestTask(browser, () => lookAround(page));
  await browser.close();
  return longest * CPU_SLOWDOWN;
}
