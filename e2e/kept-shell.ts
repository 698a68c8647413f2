import type { Browser, Page } from 'playwright';
import { enter, openPerson, type Person } from './browser.ts';

/** A browser that keeps the shell, unless it has no worker; its complaints include what violates the policy of a page. */
export async function openDevice(
  { url, browser }: { url: string; browser: Browser },
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Person> {
  const person = await openPerson(browser, url, 820, { serviceWorkers });
  await person.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await enter(person.context, 'dc1');
  return person;
}

/** Opens the home page, and waits until the device has the whole shell. */
export async function keepShell(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page is in use: what is kept is no part of its first load.
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Scripts that the page preloads, and that were fetched more than once. */
export const fetchedTwice = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const preloaded = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'));
    return preloaded
      .map(({ href }) => href)
      .filter((href) => fetched.indexOf(href) !== fetched.lastIndexOf(href));
  });

/** The application's own frame, around whatever it shows without an answer. */
export const isDrawn = (page: Page) => page.getByRole('button', { name: 'Aller au contenu' }).waitFor();

/** Of what the console says: React logs the network errors that an error boundary shows. */
export const isRefusal = (said: string) => !said.startsWith('NetworkError');
