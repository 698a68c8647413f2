import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';

/** Flags for headless Chromium, as any user, without network requests of its own. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser's own pages below its address bar: two renderers for each tab, half of the browser tests' processor time.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A renderer started ahead of each next site: a test opens one site. */
const AHEAD = ['SpareRendererForSitePerProcess'];

/** Those that Playwright disables, since Chromium reads the last list alone. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The widths that screens are designed for; 820 is the delegate's tablet. */
export const WIDTHS = { phone: 390, tablet: 820, laptop: 1180, desktop: 1440 } as const;
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1180: 820, 1440: 900 };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...CHROMIUM_FLAGS,
      `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, ...AHEAD].join(',')}`,
    ],
  });
}

let launched: Promise<Browser> | undefined;

/**
 * The Chromium of this process. Files share it, one after the other, since a launch takes more than a second of a core;
 * it ends with the process. A file closes its contexts by `leaveBrowser`.
 */
export async function processBrowser(): Promise<Browser> {
  // One that crashed is replaced.
  if (!(await launched)?.isConnected()) launched = launchBrowser();
  return launched as Promise<Browser>;
}

/** The pages of this process's browser. */
export async function openPages(): Promise<Page[]> {
  const contexts = (await launched)?.contexts() ?? [];
  return contexts.flatMap((context) => context.pages());
}

/** Closes every context of a file; undefined where its setup failed. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

/** A browser context per person, in Paris time; collects the console errors of its pages. */
export interface Person {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

export async function openPerson(
  browser: Browser,
  baseURL: string,
  width: number = WIDTHS.tablet,
  { serviceWorkers = 'block' }: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width <= WIDTHS.tablet,
    // A click waits for the end of an animation: a fifth of an order's time. Also, mid-transition a text has less
    // contrast than at its end. `order.test.ts` keeps them.
    reducedMotion: 'reduce',
    // What a worker answers no `page.route` sees, and each context would fetch the whole shell.
    serviceWorkers,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser logs a refused call as an error: tests assert the message on screen instead.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** Signs in with an account of the demonstration. */
export async function signIn(page: Page, name: string, password = 'ardoise-demo'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Identifiant').fill(name);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs in with an account of the demonstration by its call alone, without the two pages that `signIn` loads. */
export async function enter({ request }: BrowserContext, name: string, pass = 'ardoise-demo'): Promise<void> {
  const reply = await request.post('/user/login?_format=json', { data: { name, pass } });
  if (!reply.ok()) throw new Error(`${name} cannot sign in: ${reply.status()} ${await reply.text()}`);
}
