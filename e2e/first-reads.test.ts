import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { drawn, firstInStatus } from './page-load.ts';

// Its own: what other files change is read again by an open page.
const site = ownDemonstration('first-reads');
const CALL = '/rest/myplv/';

/** The calls of a page from now on, each as often as it was sent. */
function countedCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(CALL)) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
  });
  return calls;
}

it('shows a page without what is late, and what failed with a way to read it again', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const { context, page } = await openPerson(site.browser, site.url);
  await signIn(page, 'dc1');
  const held = Promise.withResolvers<void>();
  await page.route(`**${CALL}count/projets*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('main').locator('.skeleton-group').first().waitFor();
  held.resolve();
  await drawn(page);

  await page.route(`**${CALL}projets?*`, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await page.unroute(`**${CALL}projets?*`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('.home-turn-lines li').first().waitFor();
  await context.close();
});

it('leads from a session that ended to the login, and shows the next account its own', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const { context, page, complaints } = await openPerson(site.browser, site.url);
  await signIn(page, 'dc1');
  await page.goto('/dashboard');
  await drawn(page);
  const first = await page.locator('[data-project]').first().getAttribute('data-project');

  // The cookie outlives the session: the server still sends the page for somebody.
  const [cookie] = await context.cookies();
  if (cookie === undefined) throw new Error('no session');
  await context.addCookies([{ ...cookie, value: 'ended' }]);
  await page.goto('/dashboard');
  await page.waitForURL('**/login?targetUrl=%2Fdashboard');
  await page.getByLabel('Identifiant').fill('imprimeur');
  await page.getByLabel('Mot de passe', { exact: true }).fill('ardoise-demo');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL('**/dashboard-imprimeur');
  await drawn(page);
  await page.locator('[data-project]').first().waitFor();
  // By id: outlets share names.
  const shown = await page.getByRole('main').innerHTML();
  expect(shown).not.toContain(first);

  // The former account's list is called early here as well; it is not the printer's to open.
  await page.goto('/dashboard');
  await page.waitForURL('**/dashboard-imprimeur');
  await drawn(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('comes back to a list that was shown first, as it is now', { tags: 'long', timeout: 60_000 }, async () => {
  const { context, page } = await openPerson(site.browser, site.url);
  await signIn(page, 'dc1');
  await page.goto('/dashboard');
  await drawn(page);
  await page.locator('.project-table-name').first().click();
  await page.getByRole('heading', { name: 'Historique' }).waitFor();
  const calls = countedCalls(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
  await expect.poll(() => calls.get(`${CALL}projets`) ?? 0).toBeGreaterThan(0);
  await context.close();
});

// Last: a server that has listened for two seconds only has every screen read again.
it('calls what the first screen shows with the page itself, each once, and renders it whole', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const { context, page, complaints } = await openPerson(site.browser, site.url);
  await signIn(page, 'dc1');
  const id = await firstInStatus(page.request, 'Validation DC');
  const read = async <Reply>(call: string) => (await (await page.request.get(CALL + call)).json()) as Reply;
  const { versionCreation } = await read<Project>(`projets/${id}`);
  const compared = `projets/${id}/creations/${versionCreation}/ecarts`;
  // By a process of the server, from the first time that it is asked for.
  await eventually(async () => (await read<Findings>(compared)).etat).toBe('faite');
  const shown = {
    '/': ['data/accueil', 'projets'],
    '/dashboard': ['projets', 'count/projets', 'count/attente'],
    [`/suivi-projet/${id}`]: [`projets/${id}`, `projets/files/${id}`, `projets/${id}/creations`, compared],
  };
  for (const [address, reads] of Object.entries(shown)) {
    await page.goto('about:blank');
    const calls = countedCalls(page);
    await page.addInitScript(() => {
      // The first render replaces the skeleton: with its content, not with another one.
      new MutationObserver((_, observer) => {
        if (document.querySelector('.first-paint') !== null || !document.querySelector('main h1')) return;
        // The room of a document while it opens is part of the content.
        const skeleton = document.querySelector('.skeleton-group:not(.review-paper *)');
        document.documentElement.dataset.pending = String(skeleton !== null);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await drawn(page);
    for (const call of ['session', ...reads]) expect([call, calls.get(CALL + call)]).toEqual([call, 1]);
    expect(await page.evaluate(() => document.documentElement.dataset.pending)).toBe('false');
    page.removeAllListeners('request');
  }
  expect(complaints).toEqual([]);
  await context.close();
});
