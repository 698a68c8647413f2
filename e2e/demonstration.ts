import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { leaveBrowser, processBrowser } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { type RunningProduct, startProduct } from './running-product.ts';

/** A running demonstration and a browser, for the tests of one file. */
export interface Demonstration {
  readonly url: string;
  readonly browser: Browser;
}

/**
 * The demonstration that files share, and the process's browser. For tests that add orders of their own and rely
 * on no list's content: other files add to it at the same time.
 */
export function sharedDemonstration(): Demonstration {
  let browser: Browser;
  beforeAll(async () => {
    browser = await processBrowser();
  }, 60_000);
  afterAll(() => leaveBrowser(browser));
  return {
    url: inject('sharedDemonstration'),
    get browser() {
      return browser;
    },
  };
}

/** A demonstration of the file's own, and the process's browser. */
export function ownDemonstration(name: string): Demonstration {
  let dataDir: string;
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    dataDir = await demoDataDir(name);
    product = await startProduct(dataDir);
    browser = await processBrowser();
  }, 180_000);
  afterAll(async () => {
    await leaveBrowser(browser);
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return product.url;
    },
    get browser() {
      return browser;
    },
  };
}
