import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson, type Person } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';

const site = ownDemonstration('offline-shell');

/** A browser that keeps the shell; its complaints include what violates the policy of a page. */
async function openDevice(): Promise<Person> {
  const person = await openPerson(site.browser, site.url, 820, { serviceWorkers: 'allow' });
  await person.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return person;
}

/** Opens the home page as somebody, and waits until the device has the whole shell. */
async function keepShell({ context, page }: Pick<Person, 'context' | 'page'>, name: string): Promise<void> {
  await enter(context, name);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page is in use: what is kept is no part of its first load.
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Opens an address, and says what the screen shows of a call that has no answer. */
async function openWithout(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByText('Pas de réseau').waitFor();
  return page.locator('header').first().innerText();
}

it('opens the application without network: from an address, and again', async () => {
  const { page, context, complaints } = await openDevice();
  await keepShell({ context, page }, 'dc1');
  await context.setOffline(true);
  for (const address of ['/', '/dashboard?q_statut=Agence', '/chr/info-pdv/65f000000000000000000001'])
    expect(await openWithout(page, address)).toContain('Ardoise');
  await page.reload();
  await page.getByText('Pas de réseau').waitFor();
  await context.setOffline(false);
  expect(complaints.filter((said) => !said.startsWith('NetworkError'))).toEqual([]);
});
