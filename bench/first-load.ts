import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { launchBrowser, openPerson, signIn } from '../e2e/browser.ts';
import { drawn, firstInStatus, measurePageLoad, type PageLoad } from '../e2e/page-load.ts';
import { startProduct } from '../e2e/running-product.ts';
import { demonstrationFolder } from './demonstration-folder.ts';
import { median } from './median.ts';

const RUNS = 5;
/** Lighthouse's mobile profile: slow 4G, and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** After the last response: pictures decode, late shifts happen. */
const SETTLE_MS = 1_500;

/** Path of a screen, and who opens it. */
const SCREENS: readonly (readonly [name: string, who: string | null, path: string])[] = [
  ['login', null, '/login'],
  ['home', 'dc1', '/'],
  ['dashboard', 'dc1', '/dashboard'],
  ['agency’s list', 'agence1', '/dashboard?q_statut=Agence'],
  ['wizard step', 'dc1', '/chr/creation/theme/{draft}'],
  ['follow-up', 'dc1', '/suivi-projet/{draft}'],
  ['client’s orders', 'client1', '/dashboard'],
];

async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function load(context: BrowserContext, path: string): Promise<PageLoad> {
  const page = await context.newPage();
  // The connection is open, the cache cold.
  await page.goto('/favicon.svg');
  await throttle(context, page);
  await page.goto(path, { waitUntil: 'load' });
  await drawn(page);
  await sleep(SETTLE_MS);
  const result = await measurePageLoad(page);
  await page.close();
  return result;
}

function print(name: string, loads: readonly PageLoad[]): void {
  const of = (key: keyof PageLoad, digits = 0) => median(loads.map((one) => one[key])).toFixed(digits);
  process.stdout.write(
    `${name.padEnd(16)} ${of('requests').padStart(4)} requests  ${of('scriptKb', 1).padStart(6)} KB of JavaScript  ${of('allKb', 1).padStart(6)} KB in all  first paint ${of('firstPaint').padStart(5)} ms  largest ${of('largestPaint').padStart(5)} ms  shift ${of('layoutShift', 4)}\n`,
  );
}

/**
 * First loads of the built product with the demonstration's data, at 820 px, on Lighthouse's mobile profile: medians of
 * five with a cold cache and an open connection.
 */
export async function measureFirstLoads(): Promise<void> {
  const dataDir = await demonstrationFolder('first-load');
  const product = await startProduct(dataDir);
  const browser = await launchBrowser();
  try {
    process.stdout.write(
      `\nFirst loads, 820 px, 150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN}x, median of ${RUNS}\n`,
    );
    for (const [name, who, path] of SCREENS) {
      const { context, page } = await openPerson(browser, product.url);
      if (who !== null) await signIn(page, who);
      const draft = path.includes('{draft}')
        ? await firstInStatus(page.request, 'Brouillon', 'Carte Brasserie')
        : '';
      await page.close();
      const loads: PageLoad[] = [];
      for (let run = 0; run < RUNS; run += 1) loads.push(await load(context, path.replace('{draft}', draft)));
      print(name, loads);
      await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
