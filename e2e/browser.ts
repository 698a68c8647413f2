import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

/** What Chromium needs to run headless, as any user, without asking for anything outside. */
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

/** The widths that screens are designed for; 820 is the tablet in the café. */
const WIDTHS = { phone: 390, tablet: 820, laptop: 1180, desktop: 1440 } as const;
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1180: 820, 1440: 900 };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
}

/** A person's own browser, in Paris; what its pages complain of is collected. */
export interface Person {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

export async function openPerson(
  browser: Browser,
  baseURL: string,
  width: number = WIDTHS.tablet,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width <= WIDTHS.tablet,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is told by the browser as an error of its own: the screen's words are what counts.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** Signs in as one of the demonstration's accounts. */
export async function signIn(page: Page, name: string, password = 'ardoise-demo'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Identifiant').fill(name);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
