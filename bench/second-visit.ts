import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { drawn, firstInStatus } from '../e2e/page-load.ts';
import type { BenchOptions } from './options.ts';
import { say } from './report.ts';
import { inTurn, printSides, type Side, withSides } from './sides.ts';
import { type Cost, costOf } from './task-times.ts';
import { CPU_SLOWDOWN, onSlow4G, throttled } from './throttle.ts';

const WHO = 'dc1';
/** Less than after which a page counts as in use (packages/web/src/hooks/first-use.ts). */
const SETTLE_MS = 2_500;

interface Opened {
  name: string;
  path: string;
  /** Most milliseconds until its content. */
  content?: number;
  /** Most milliseconds that its tasks take longer than 50 each. */
  blocking?: number;
}

const PAGES: readonly Opened[] = [
  { name: 'home', path: '/', content: 1300 },
  { name: 'dashboard', path: '/dashboard', content: 1300, blocking: 300 },
  { name: 'follow-up', path: '/suivi-projet/{project}', content: 1300 },
  { name: 'wizard, first step', path: '/chr/info-pdv/{draft}' },
];

const DRAWN = 'drawn';

/** Marks the first frame that shows the content in place of its skeleton. */
export function markContent(page: Page): Promise<unknown> {
  // Runs in the page: no closure over this file.
  return page.addInitScript((mark) => {
    const waits = 'main .skeleton-group, main[aria-busy], main .home-pending';
    const look = () => {
      if (document.querySelector('main h1') && !document.querySelector(waits)) performance.mark(mark);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, DRAWN);
}

interface Visit extends Cost {
  content: number;
}

async function openedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The connection is open, the page's own scripts are in the cache.
  await page.goto('/favicon.svg');
  await markContent(page);
  return page;
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, DRAWN);
}

/** When the page's content was on the screen, and its skeleton, in milliseconds from the address. */
export async function timesOf(page: Page): Promise<{ firstPaint: number; content: number }> {
  const times = await page.evaluate(
    (marks) => marks.map((mark) => performance.getEntriesByName(mark)[0]?.startTime),
    ['first-contentful-paint', DRAWN],
  );
  const [firstPaint = Number.NaN, content = Number.NaN] = times;
  return { firstPaint, content };
}

/** In milliseconds from the address to the first frame with its content, on a slow tablet and slow 4G. */
export async function timeToContent(
  context: BrowserContext,
  address: string,
): Promise<{ firstPaint: number; content: number }> {
  const page = await openedPage(context);
  await throttled(context, page);
  await open(page, address);
  const times = await timesOf(page);
  await page.close();
  return times;
}

async function costOfVisit(context: BrowserContext, address: string): Promise<Cost> {
  const page = await openedPage(context);
  const devtools = await onSlow4G(context, page);
  const cost = await costOf(devtools, { slower: CPU_SLOWDOWN, until: DRAWN }, async () => {
    await open(page, address);
    await sleep(SETTLE_MS);
  });
  await page.close();
  return cost;
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const { content } = await timeToContent(context, address);
  return { content, ...(await costOfVisit(context, address)) };
}

/** Opens each page as often as compiled scripts need to be kept. */
export async function warm(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  for (const address of [...addresses, ...addresses]) {
    const page = await context.newPage();
    await page.goto(address);
    await drawn(page);
    await page.close();
  }
}

async function addressesOf({ context }: Side): Promise<string[]> {
  const draft = await firstInStatus(context.request, 'Brouillon', 'Carte Brasserie');
  const project = await firstInStatus(context.request, 'Validation DC');
  return PAGES.map(({ path }) => path.replace('{draft}', draft).replace('{project}', project));
}

/**
 * The pages that people open all day, with a warm cache, at 820 px on Lighthouse's mobile profile: until their content
 * is drawn (in time that passes), what that costs, and by how much their tasks block (in processor time).
 */
export async function measureSecondVisits({
  visits,
  beside,
}: Pick<BenchOptions, 'visits' | 'beside'>): Promise<void> {
  await withSides(WHO, beside, async (sides) => {
    say(
      `\nSecond visit, 820 px, 150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN}x, median of ${visits} (least to most)`,
    );
    const addresses = new Map<Side, string[]>();
    for (const side of sides) addresses.set(side, await addressesOf(side));
    for (const [{ context }, paths] of addresses) await warm(context, paths);
    for (const [rank, { name, content, blocking }] of PAGES.entries()) {
      const found = await inTurn(sides, visits, (side) =>
        visit(side.context, addresses.get(side)?.[rank] ?? ''),
      );
      const of = (figure: keyof Visit) =>
        new Map([...found].map(([side, seen]) => [side, seen.map((one) => one[figure])]));
      printSides(`${name}: content`, of('content'), content);
      printSides(`${name}: processor until then`, of('processor'));
      printSides(`${name}: blocking time`, of('blocking'), blocking);
    }
  });
}
