import { rm } from 'node:fs/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '../e2e/browser.ts';
import { emptyDataDir, startProduct } from '../e2e/running-product.ts';
import { median } from './median.ts';

const RUNS = 5;
const ASKED = { performance: 90, accessibility: 100 };

/** Kilobytes transferred (compressed) for a type of resource. */
function transferred(result: Result, type: 'Script' | 'Stylesheet'): number {
  const details = result.audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number }[] }
    | undefined;
  const bytes = (details?.items ?? [])
    .filter((item) => item.resourceType === type)
    .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
  return bytes / 1024;
}

async function audit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility'],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (run === undefined) throw new Error('Lighthouse gave no result');
  return run.lhr;
}

/** The login page of the built product: Lighthouse on a mobile profile, median of five, and the size of its first load. */
export async function measurePages(): Promise<void> {
  const dataDir = await emptyDataDir('pages');
  const product = await startProduct(dataDir);
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: CHROMIUM_FLAGS,
  });
  try {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await audit(`${product.url}/login`, chrome.port));
    process.stdout.write(`\nLighthouse, mobile, /login, ${RUNS} runs\n`);
    for (const name of ['performance', 'accessibility'] as const) {
      const scores = results.map((result) => Math.round((result.categories[name]?.score ?? 0) * 100));
      process.stdout.write(
        `${name.padEnd(14)} ${scores.join(' ')}  median ${median(scores)}  asked ${ASKED[name]}\n`,
      );
    }
    const [first] = results;
    if (first)
      process.stdout.write(
        `first load     ${transferred(first, 'Script').toFixed(1)} KB of JavaScript, ${transferred(first, 'Stylesheet').toFixed(1)} KB of CSS\n`,
      );
  } finally {
    chrome.kill();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
