import type { BrowserContext, Page } from 'playwright';
import { drawn, firstInStatus } from '../e2e/page-load.ts';
import { untilPrepared } from '../e2e/prepared-device.ts';
import { median } from './median.ts';
import type { BenchOptions } from './options.ts';
import { say } from './report.ts';
import { markContent, open, timesOf } from './second-visit.ts';
import { withAndWithoutWorker } from './sides.ts';
import { CPU_SLOWDOWN } from './throttle.ts';

const WHO = 'dc1';
/** Most milliseconds: of a start from the icon, and of a page within. */
const START_MS = 1_000;
const WITHIN_MS = 500;
/** Between a page and the first tap. */
const SETTLE_MS = 3_000;

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await markContent(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** From the icon to a usable page, in milliseconds. */
async function start(context: BrowserContext, path: string): Promise<number> {
  const page = await slowed(context);
  await open(page, path);
  const { content } = await timesOf(page);
  await page.close();
  return content;
}

/** From a tap to the next screen's heading, in milliseconds. */
async function tap(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1')?.textContent;
        const began = performance.now();
        const look = () => {
          const heading = document.querySelector('main h1')?.textContent;
          if (heading && heading !== before) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(button)?.click();
        requestAnimationFrame(look);
      }),
    selector,
  );
}

function print(name: string, times: readonly number[], most: number): void {
  const middle = median(times);
  const range = `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`;
  say(
    `  ${name}: ${Math.round(middle)} ms (${range}), goal ${most} ms ${middle <= most ? 'held' : 'MISSED'}`,
  );
}

/** Starts and screens of a prepared device without a network, at 820 px on a slow processor. */
export async function measureWithoutNetwork({ visits }: Pick<BenchOptions, 'visits'>): Promise<void> {
  await withAndWithoutWorker(WHO, async ([kept]) => {
    const { context } = kept;
    const draft = await firstInStatus(context.request, 'Brouillon', 'Carte Brasserie');
    const page = await context.newPage();
    await page.goto('/');
    await drawn(page);
    await untilPrepared(page, WHO);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    await page.close();
    await context.setOffline(true);
    say(`\nWithout a network, 820 px, processor ${CPU_SLOWDOWN}x, median of ${visits} (least to most)`);
    say(`  on the device, photos of drafts included: ${(usage / 1024 / 1024).toFixed(2)} MB`);
    const starts = { home: '/', dashboard: '/dashboard', 'wizard, first step': `/chr/info-pdv/${draft}` };
    for (const [name, path] of Object.entries(starts)) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) times.push(await start(context, path));
      print(`start at ${name}`, times, START_MS);
    }
    const taps: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const opened = await slowed(context);
      await open(opened, `/chr/info-pdv/${draft}`);
      // What is loaded ahead is there: a person reads before they tap.
      await opened.waitForTimeout(SETTLE_MS);
      taps.push(await tap(opened, '.wizard-bar-next'));
      await opened.close();
    }
    print('next step of a wizard', taps, WITHIN_MS);
    const home = await slowed(context);
    const lists: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      await open(home, '/');
      lists.push(await tap(home, 'a[href^="/dashboard"]'));
    }
    print('dashboard from home', lists, WITHIN_MS);
  });
}
