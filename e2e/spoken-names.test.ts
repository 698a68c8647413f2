import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';

const site = sharedDemonstration();

/**
 * What the browser hands to a screen reader for a role. `text` is what a reader says of a link that it meets in a line:
 * its texts one after the other, where the computed name has a space even if the page lost it.
 */
async function spoken(page: Page, role: string): Promise<{ text: string; description: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(textOf).join('');
  };
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ nodeId, description }) => ({
      text: textOf(nodeId),
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
  const news = (await spoken(page, 'link')).filter(({ text }) => text.startsWith('Lire la suite'));
  expect(news.length).toBeGreaterThan(0);
  for (const { text } of news) expect(text).toMatch(/^Lire la suite sur «/);

  await page.getByRole('banner').getByRole('link', { name: 'Tableau de bord' }).click();
  const described = async () => (await spoken(page, 'main')).map(({ description }) => description);
  await expect.poll(described).toEqual(['Tableau de bord']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(complaints).toEqual([]);
});
