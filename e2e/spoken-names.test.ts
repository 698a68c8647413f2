import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';

const site = sharedDemonstration();

interface Spoken {
  name: string;
  /** What a reader says of it in a line: its texts one after the other; the name has a space even if the page lost it. */
  text: string;
  description: string;
  isInvalid: boolean;
}

/** What the browser hands to a screen reader for some roles. */
async function spoken(page: Page, ...roles: string[]): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(textOf).join('');
  };
  const plain = (said: unknown) =>
    String(said ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
    .map(({ nodeId, name, description, properties = [] }) => ({
      name: plain(name?.value),
      text: plain(textOf(nodeId)),
      description: plain(description?.value),
      isInvalid: properties.some(({ name: key, value }) => key === 'invalid' && value.value === 'true'),
    }));
}

/** Links and buttons whose parts are one word where they are read in a line. */
async function runTogether(page: Page): Promise<string[]> {
  const letters = (words: string) => words.replaceAll(' ', '');
  const parted = (words: string) => words.replaceAll(' ,', ',');
  return (await spoken(page, 'link', 'button', 'DisclosureTriangle'))
    .filter(({ name, text }) => letters(name) === letters(text) && parted(name) !== parted(text))
    .map(({ text }) => text);
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
  expect(await runTogether(page)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Tableau de bord' }).click();
  const described = async () => (await spoken(page, 'main')).map(({ description }) => description);
  await expect.poll(described).toEqual(['Tableau de bord']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.getByRole('group', { name: 'Filtrer par statut' }).getByRole('button').first().waitFor();
  expect(await runTogether(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('parts the tabs of a wizard, and calls nothing wrong before its message does', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'dc1');
  const rows = await page.context().request.get('/rest/myplv/projets?q_typeProjet=CHR');
  const draft = ((await rows.json()) as ProjectRow[]).find(
    ({ statut, complet, clientSigned }) => statut === 'Brouillon' && complet && !clientSigned,
  );
  await page.goto(`/chr/info-pdv/${draft?._id.$oid}`);
  await page.getByRole('button', { name: /^Corriger\s: client/ }).click();
  expect(await runTogether(page)).toEqual([]);
  const mail = page.getByLabel('E-mail du client');
  await mail.fill('karim');
  const field = async () =>
    (await spoken(page, 'textbox')).find(({ name }) => name.startsWith('E-mail du client'));
  expect(await field()).toMatchObject({ isInvalid: false });
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect
    .poll(field)
    .toMatchObject({ isInvalid: true, description: 'Email invalid Par exemple nom@domaine.fr.' });
  expect(complaints).toEqual([]);
});
