import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';

const site = sharedDemonstration();

/** What the browser tells a screen reader, which Playwright's own names do not show: a lost space joins two words. */
async function spoken(page: Page, role: string): Promise<{ name: string; description: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name, description }) => ({
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }));
}

it('parts the words that only a reader has, and says which screen was opened', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'dc1');
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Lire la suite/ })
    .first()
    .waitFor();
  const news = (await spoken(page, 'link')).filter(({ name }) => name.startsWith('Lire la suite'));
  expect(news.length).toBeGreaterThan(0);
  for (const { name } of news) expect(name).toMatch(/^Lire la suite sur «/);

  await page.getByRole('banner').getByRole('link', { name: 'Tableau de bord' }).click();
  await page.waitForURL(/dashboard|tableau/);
  const main = () => spoken(page, 'main');
  await expect.poll(main).toEqual([{ name: '', description: 'Tableau de bord' }]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(complaints).toEqual([]);
});
