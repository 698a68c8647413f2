import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { launchBrowser, openPerson, signIn } from '../e2e/browser.ts';
import { drawn, firstInStatus, measurePageLoad, type PageLoad } from '../e2e/page-load.ts';
import { withDemonstration } from './demonstration.ts';
import { median } from './median.ts';
import { CPU_SLOWDOWN, throttled } from './throttle.ts';

const WEB_BUILD = path.resolve(import.meta.dirname, '../packages/web/dist');
const RUNS = 5;
/** After the last response: pictures decode, late shifts happen. */
const SETTLE_MS = 1_500;

/** Budgets of a first load: requests, and layout shift; screens without figures are printed only. */
const ASKED_REQUESTS = 25;
const ASKED_SHIFT = 0.02;

interface Screen {
  name: string;
  who: string | null;
  path: string;
  /** Maximum JavaScript of the build, gzip, in KB. */
  asked?: number;
}

const SCREENS: readonly Screen[] = [
  { name: 'login', who: null, path: '/login', asked: 100 },
  { name: 'home', who: 'dc1', path: '/', asked: 140 },
  { name: 'dashboard', who: 'dc1', path: '/dashboard', asked: 140 },
  { name: 'agency’s list', who: 'agence1', path: '/dashboard?q_statut=Agence' },
  { name: 'wizard, first step', who: 'dc1', path: '/chr/info-pdv/{draft}', asked: 190 },
  { name: 'wizard, theme', who: 'dc1', path: '/chr/creation/theme/{draft}', asked: 190 },
  { name: 'follow-up', who: 'dc1', path: '/suivi-projet/{draft}', asked: 200 },
  { name: 'contents', who: 'siege1', path: '/cms' },
  { name: 'client’s orders', who: 'client1', path: '/dashboard' },
];

async function load(context: BrowserContext, address: string): Promise<PageLoad> {
  const page = await context.newPage();
  // The connection is open, the cache cold.
  await page.goto('/favicon.svg');
  const devtools = await throttled(context, page);
  await devtools.send('Network.clearBrowserCache');
  await page.goto(address, { waitUntil: 'load' });
  await drawn(page);
  await sleep(SETTLE_MS);
  const result = await measurePageLoad(page);
  await page.close();
  return result;
}

/** Size of these scripts in the build, gzip, in KB. */
async function builtKb(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => (await stat(path.join(WEB_BUILD, `${script}.gz`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

interface Measured extends Omit<PageLoad, 'scripts'> {
  builtKb: number;
}

/** Missed targets, in words. */
function missesOf({ requests, builtKb: js, layoutShift }: Measured, asked: number | undefined): string[] {
  if (asked === undefined) return [];
  return [
    requests > ASKED_REQUESTS && `${ASKED_REQUESTS} requests`,
    js > asked && `${asked} KB`,
    layoutShift >= ASKED_SHIFT && `shift under ${ASKED_SHIFT}`,
  ].filter((missed) => missed !== false);
}

function print({ name, asked }: Screen, load: Measured): void {
  const of = (key: keyof Measured, width: number, digits = 0) => load[key].toFixed(digits).padStart(width);
  const missed = missesOf(load, asked);
  const verdict =
    asked === undefined ? '' : missed.length === 0 ? 'held' : `MISSED (asked ${missed.join(', ')})`;
  process.stdout.write(
    `${name.padEnd(19)}${of('requests', 4)} requests  JavaScript ${of('builtKb', 6, 1)} KB gzip in the build, ${of('scriptKb', 6, 1)} KB on the wire  ${of('allKb', 6, 1)} KB in all  first paint ${of('firstPaint', 5)} ms  largest ${of('largestPaint', 5)} ms  shift ${of('layoutShift', 6, 4)}  ${verdict}\n`,
  );
}

/** The medians of loads that request the same scripts. */
async function medians(loads: readonly PageLoad[]): Promise<Measured> {
  const of = (key: Exclude<keyof PageLoad, 'scripts'>) => median(loads.map((one) => one[key]));
  return {
    requests: of('requests'),
    scriptKb: of('scriptKb'),
    allKb: of('allKb'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    layoutShift: of('layoutShift'),
    builtKb: await builtKb(loads[0]?.scripts ?? []),
  };
}

async function measureScreen(browser: Browser, url: string, screen: Screen): Promise<void> {
  const { context, page } = await openPerson(browser, url);
  if (screen.who !== null) await signIn(page, screen.who);
  const draft = screen.path.includes('{draft}')
    ? await firstInStatus(page.request, 'Brouillon', 'Carte Brasserie')
    : '';
  await page.close();
  const loads: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1)
    loads.push(await load(context, screen.path.replace('{draft}', draft)));
  print(screen, await medians(loads));
  await context.close();
}

/**
 * First loads of the built product with the demonstration's data, at 820 px, on Lighthouse's mobile profile: medians of
 * five with a cold cache and an open connection.
 */
export async function measureFirstLoads(): Promise<void> {
  await withDemonstration('first-load', async ({ url }) => {
    const browser = await launchBrowser();
    try {
      process.stdout.write(
        `\nFirst loads, 820 px, 150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN}x, median of ${RUNS}\n`,
      );
      for (const screen of SCREENS) await measureScreen(browser, url, screen);
    } finally {
      await browser.close();
    }
  });
}
