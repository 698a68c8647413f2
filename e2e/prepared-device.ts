import type { Browser, Page } from 'playwright';
import { enter, openPerson, type Person } from './browser.ts';

/** Keys of a store of this device. */
export function storedKeys(page: Page, database: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name)) return [];
    const opened = await done(indexedDB.open(name));
    const [store] = opened.objectStoreNames;
    const keys = store ? await done(opened.transaction(store).objectStore(store).getAllKeys()) : [];
    opened.close();
    return keys.map(String);
  }, database);
}

/** Whether nothing waits on this device: no command and no draft. */
export const waitsFor = async (page: Page): Promise<number> =>
  (await storedKeys(page, 'ardoise-envois')).length + (await storedKeys(page, 'ardoise')).length;

/** Most that a preparation takes, on a busy machine. */
const PREPARED_MS = 90_000;

/** Waits until the device has its shell, its catalogues, and its drafts. */
export async function untilPrepared(page: Page, username: string): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const until = Date.now() + PREPARED_MS;
  while (!(await storedKeys(page, 'ardoise-reponses')).includes(`${username} pret`)) {
    if (Date.now() > until) throw new Error(`the device of ${username} was not prepared in time`);
    await page.waitForTimeout(250);
  }
}

/** A tablet of a dc that is ready for work without a network, on its home page. */
export async function preparedDevice(
  site: { url: string; browser: Browser },
  username: string,
): Promise<Person> {
  const person = await openPerson(site.browser, site.url, 820, { serviceWorkers: 'allow' });
  await enter(person.context, username);
  await person.page.goto('/');
  await person.page.getByRole('heading', { level: 1 }).waitFor();
  await untilPrepared(person.page, username);
  return person;
}
