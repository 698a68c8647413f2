import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { drawn, firstInStatus } from '../e2e/page-load.ts';
import type { BenchOptions } from './options.ts';
import { say } from './report.ts';
import { inTurn, printSides, type Side, withSides } from './sides.ts';
import { CPU_SLOWDOWN, throttled } from './throttle.ts';

/** Most milliseconds from a tap to the frame that shows its effect. */
const ASKED_MS = 150;
/** The pictures and the preview beside them have settled by then; the page does not count as in use yet. */
const SETTLE_MS = 2_500;
/** How long a finger stays down. */
const PRESS_MS = 80;
/** The slowest event of the tap has been reported by then. */
const TOLD_MS = 1_500;

const STEPS = [
  { name: 'theme', path: 'creation/theme' },
  { name: 'illustration', path: 'contenu/illustrations' },
];

declare global {
  interface Window {
    slowest?: number;
  }
}

/** Notes how long the slowest event of an interaction took: Event Timing, rounded to 8 ms. */
function noteEvents(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.slowest = 0;
    const observed = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) window.slowest = Math.max(window.slowest ?? 0, entry.duration);
    }).observe(observed);
  });
}

async function tap(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where a finger chooses a picture that is not chosen, in sight. */
async function placeOfTile(page: Page): Promise<{ x: number; y: number }> {
  const tile = page.locator('.picker-tile:has(input:not(:checked)) label').first();
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  if (box === null) throw new Error(`no picture to choose at ${page.url()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function firstTap({ context }: Side, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  const devtools = await throttled(context, page);
  await drawn(page);
  const place = await placeOfTile(page);
  await sleep(SETTLE_MS);
  await noteEvents(page);
  await tap(devtools, place);
  await sleep(TOLD_MS);
  const slowest = await page.evaluate(() => window.slowest ?? Number.NaN);
  await page.close();
  return slowest;
}

/** The first tap on a picture of a card's draft, each time in a page just opened. */
export async function measureFirstTaps({
  visits,
  beside,
}: Pick<BenchOptions, 'visits' | 'beside'>): Promise<void> {
  await withSides('dc1', beside, async (sides) => {
    say(
      `\nFirst tap in a card's wizard, 820 px, processor ${CPU_SLOWDOWN}x, median of ${visits} (least to most)`,
    );
    for (const { name, path } of STEPS) {
      const found = await inTurn(sides, visits, async (side) => {
        const draft = await firstInStatus(side.context.request, 'Brouillon', 'Carte Brasserie');
        return firstTap(side, `/chr/${path}/${draft}`);
      });
      printSides(name, found, ASKED_MS);
    }
  });
}
