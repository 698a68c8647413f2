import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { AgencyPage } from './agency-page.ts';
import { enter, openPerson } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';

const site = ownDemonstration('kept-lists');

/** The project ids of a list's visible rows, once the first is rendered. */
async function rowsOf(page: Page): Promise<string[]> {
  await page.locator('[data-project]').first().waitFor();
  return page.locator('[data-project]').evaluateAll((rows) =>
    // The callback runs in the page: no closure over this file.
    rows.map((row) => row.getAttribute('data-project') ?? ''),
  );
}

function openRow(page: Page, id: string | undefined): Promise<void> {
  return page.locator(`[data-project="${id}"] a[data-row-link]`).click();
}

const parametersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('returns to the same list and row, continues to its next project, and after an action says what happened above the row in its place', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'agence1');
  const filters = { q_statut: 'Agence', q_support: 'Carte Brasserie', tri: 'echeance' };
  await page.goto(`/dashboard?${new URLSearchParams(filters).toString()}`);
  const [first, second, third] = await rowsOf(page);
  expect(third).toBeDefined();

  // Back: the URL identifies the list, and focus returns to its row.
  await openRow(page, second);
  await page.waitForURL(`**/suivi-projet/${second}?*`);
  expect(parametersOf(page)).toEqual(filters);
  await page.getByRole('link', { name: 'Tableau de bord, Agence' }).click();
  await page.waitForURL(/\/dashboard\?/);
  expect(parametersOf(page)).toEqual(filters);
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-project]')?.getAttribute('data-project')),
    )
    .toBe(second);

  // Next: the next project of the same list, in its order.
  await openRow(page, first);
  await page.getByRole('link', { name: 'Projet suivant' }).click();
  await page.waitForURL(`**/suivi-projet/${second}?*`);
  expect(parametersOf(page)).toEqual(filters);

  // After an action: the same list without this project, focus on the row that took its place.
  const followUp = new AgencyPage(page);
  await followUp.sendBack(
    'Retour en brouillon',
    'Le projet a bien été renvoyé en brouillon.',
    'La photo de la terrasse est illisible',
  );
  expect(parametersOf(page)).toEqual(filters);
  await expect.poll(() => rowsOf(page)).not.toContain(second);
  // The message has the focus, and links to the row that replaced it; the row is in the viewport.
  const said = page.getByRole('status').filter({ hasText: 'renvoyé en brouillon' });
  await expect.poll(() => said.evaluate((line) => line === document.activeElement)).toBe(true);
  expect(await page.locator(`[data-project="${third}"]`).isVisible()).toBe(true);
  await said.getByRole('link', { name: 'Projet suivant' }).click();
  await page.waitForURL(`**/suivi-projet/${third}?*`);
  // The place in the same list; its link goes to the project before it.
  const queue = page.getByRole('navigation', { name: 'Liste' });
  await queue.getByText(/^2 sur \d+, par échéance$/).waitFor();
  await queue.getByRole('link', { name: 'Projet précédent' }).click();
  await page.waitForURL(`**/suivi-projet/${first}?*`);
  await queue.getByRole('link', { name: 'Tableau de bord, Agence' }).click();
  await page.locator('[data-project]').first().waitFor();
  expect(await page.getByText('renvoyé en brouillon').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('keeps head office’s list through the pages of a project, and follows no URL in the query', {
  tags: 'long',
}, async () => {
  const { page } = await openPerson(site.browser, site.url, 1440);
  await enter(page.context(), 'siege1');
  await page.goto('/gestion-projets/CHR?q_recherche=a&tri=nom');
  const [first] = await rowsOf(page);
  await openRow(page, first);
  await page.waitForURL(/suivi-projet/);
  await page.getByRole('link', { name: 'Gestion des projets' }).click();
  await page.waitForURL('**/gestion-projets/CHR?q_recherche=a&tri=nom');

  await page.goto(`/suivi-projet/${first}?liste=%2F%2Failleurs.example&retour=https://ailleurs.example`);
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).last().click();
  await page.waitForURL(/\/dashboard$/);
});

it('redirects a client from /dashboard-client to their orders', { tags: 'long' }, async () => {
  const { page } = await openPerson(site.browser, site.url, 390);
  await enter(page.context(), 'client1');
  await page.goto('/dashboard-client');
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('heading', { name: 'Vos commandes' }).waitFor();
  await page.getByRole('link', { name: 'Compléter la commande' }).first().waitFor();
});

it('moves through a list by single keys, never in a field, until one turns them off', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'agence1');
  await page.goto('/dashboard');
  const [first, second] = await rowsOf(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-project]')?.getAttribute('data-project'));
  await page.keyboard.press('j');
  expect(await focused()).toBe(first);
  await page.keyboard.press('j');
  expect(await focused()).toBe(second);
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByRole('region', { name: 'Sélection' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('region', { name: 'Sélection' }).count()).toBe(0);
  expect(await focused()).toBe(first);
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Touches de la liste' }).waitFor();
  await page.keyboard.press('Escape');

  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('jxo');
  expect(await search.inputValue()).toBe('jxo');
  expect(new URL(page.url()).pathname).toBe('/dashboard');

  await page.goto('/mon-compte');
  await page.getByRole('checkbox', { name: /^Parcourir les listes/ }).uncheck();
  await page.goto('/dashboard');
  await rowsOf(page);
  await page.keyboard.press('j');
  expect(await focused()).toBeUndefined();
  await page.goto('/mon-compte');
  await page.getByRole('checkbox', { name: /^Parcourir les listes/ }).check();
  await page.goto('/dashboard');
  await rowsOf(page);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await page.waitForURL(`**/suivi-projet/${first}`);
  expect(complaints).toEqual([]);
});

it('saves a view with its filters, counts it, renames and deletes it', { tags: 'long' }, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'dc1');
  await page.goto('/dashboard?q_statut=Agence&tri=nom');
  await rowsOf(page);
  const views = page.getByRole('navigation', { name: 'Vues' });
  await views.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await dialog.getByText('Donnez un nom à la vue.').waitFor();
  await dialog.getByLabel('Nom de la vue').fill('Chez l’agence 🎨');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).dblclick();
  const chip = views.getByRole('link', { name: /^Chez l’agence 🎨 \d+$/ });
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('page');

  // Pressed, the ready view of the role; then back by the saved one.
  await views.getByRole('link', { name: /^À relire/ }).click();
  await page.waitForURL(/q_vue=attente/);
  await chip.click();
  await page.waitForURL(/q_statut=Agence&tri=nom/);

  await views.getByRole('button', { name: /^Autres actions sur la vue/ }).click();
  await page.getByRole('menuitem', { name: 'Renommer' }).click();
  await dialog.getByLabel('Nom de la vue').fill('En création');
  await dialog.getByRole('button', { name: 'Renommer' }).click();
  await views.getByRole('link', { name: /^En création \d+$/ }).waitFor();
  await views.getByRole('button', { name: /^Autres actions sur la vue/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer la vue' }).click();
  await page.waitForURL(/\/dashboard$/);
  await expect.poll(() => views.getByRole('link', { name: /^En création/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('shows the download of a selection before there is one, and says what is missing', {
  tags: 'long',
}, async () => {
  const { page } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'imprimeur');
  await page.goto('/dashboard-imprimeur');
  const rows = page.locator('[data-project]');
  await rows.first().waitFor();
  expect(await rows.first().getByRole('button').allInnerTexts()).toEqual([
    expect.stringMatching(/^Télécharger/),
  ]);
  const before = await rows.first().boundingBox();
  await page.getByRole('button', { name: 'Télécharger', exact: true }).click();
  const missing = page.getByText('Aucun projets sélectionnés.');
  await missing.waitFor();
  await rows.first().getByRole('checkbox').click();
  await page.getByText('1 projet sélectionné').first().waitFor();
  expect(await missing.count()).toBe(0);
  expect((await rows.first().boundingBox())?.y).toBe(before?.y);
  await page.context().close();
});

it('leads a manager from what stands still to exactly these, and writes to who is expected to act on each', {
  tags: 'long',
}, async () => {
  const { page, context, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'smhf1');
  await page.goto('/');
  const figure = page.getByRole('link', { name: /immobiles depuis plus de 5/ });
  const count = Number((await figure.textContent())?.match(/^\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await figure.click();
  await page.waitForURL(/q_immobile=1/);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000);
      return (await rowsOf(page)).length;
    })
    .toBe(count);
  const writes = page.getByRole('button', { name: /^Écrire (au délégué commercial|au client|à l’agence)/ });
  expect(await writes.count()).toBe(count);

  // A mailto link opens another program: the browser reports the navigation only.
  const asked: string[] = [];
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await page
    .getByRole('button', { name: /^Écrire à l’agence/ })
    .first()
    .click();
  await expect
    .poll(() => asked.find((url) => url.startsWith('mailto:')))
    .toMatch(/%40.*\?subject=.*&body=.*suivi-projet/);
  expect(complaints).toEqual([]);
});
