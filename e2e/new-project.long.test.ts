import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { openPerson, type Person, signIn } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog, openBoards } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';

/* The start of an order, on its own demonstration: it changes quotas and the suspension. */

const site = ownDemonstration('new-project');
let person: Person;
let caller: HttpCaller;

beforeAll(async () => {
  person = await openPerson(site.browser, site.url);
  caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  await signIn(person.page, 'dc1');
});

const isFocused = (element: Element) => element === document.activeElement;
const stored = (id: string) => caller.json<Project>('GET', `/rest/myplv/projets/${id}`);

/** Creates a project whose reply never reaches the page; returns its id. */
async function loseReply(page: Page, create: () => Promise<void>): Promise<string> {
  const calls = '**/rest/myplv/projets';
  const created = new Promise<string>((resolve) => {
    void page.route(calls, async (route) => {
      const reply = (await (await route.fetch()).json()) as Pick<Project, '_id'>;
      await route.abort();
      resolve(reply._id.$oid);
    });
  });
  await create();
  const id = await created;
  await page.unroute(calls);
  return id;
}

it('creates a project for a known and eligible outlet, once, and none before', async () => {
  const { page, context } = person;
  pictureOnFailure(page, 'new-project');
  const creations: string[] = [];
  page.on('request', (made) => {
    if (made.method() === 'POST' && made.url().endsWith('/rest/myplv/projets')) creations.push(made.url());
  });
  const start = new NewProjectDialog(page);
  const { dialog } = start;
  await start.open({ create: 'Créer une carte' });
  await start.type('9999999');
  await dialog.getByText('PDV Inconnu.').waitFor();
  await eventually(() => dialog.getByLabel('Numéro d’OUTLET').evaluate(isFocused)).toBe(true);
  await start.type('3104658');
  await dialog.getByText(/^Ce point de vente n’est pas éligible/).waitFor();
  await dialog.getByRole('button', { name: 'Retour à l’accueil' }).click();
  await eventually(() => page.getByRole('button', { name: 'Créer une carte' }).evaluate(isFocused)).toBe(
    true,
  );
  expect(creations).toEqual([]);

  await start.open({ create: 'Créer une carte' });
  await start.type('3104587');
  await start.beginButton().waitFor();
  await context.setOffline(true);
  await start.beginButton().click();
  await dialog.getByText(/^Le serveur ne répond pas/).waitFor();
  await context.setOffline(false);
  const lost = await loseReply(page, () => dialog.getByRole('button', { name: 'Réessayer' }).click());
  creations.length = 0;
  await dialog.getByRole('button', { name: 'Réessayer' }).dblclick();
  const id = await start.createdId();
  expect(creations).toHaveLength(1);
  expect(id).toBe(lost);
  expect((await stored(id)).pdv).toMatchObject({ nOutlet: '3104587', nomPDV: 'Brasserie du Palais' });
});

it('confirms a low quota by its button alone: Enter in the number moves the focus there', async () => {
  const { page } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'new-project-low-quota');
  await signIn(page, 'dc3');
  const creations: unknown[] = [];
  page.on('request', (made) => {
    if (made.method() === 'POST' && made.url().endsWith('/rest/myplv/projets'))
      creations.push(made.postDataJSON());
  });
  const start = new NewProjectDialog(page);
  await start.open({ create: /Direct Agence/ });
  await start.type('3104587');
  await start.beginButton().waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => start.beginButton().evaluate(isFocused)).toBe(true);
  expect(creations).toEqual([]);
  await page.keyboard.press('Enter');
  await start.createdId();
  expect(creations).toMatchObject([{ quotaConfirme: { restant: 1, etat: 'ALERTE' } }]);
  await page.context().close();
});

it('creates boards on the chosen support, once head office lifts their suspension', async () => {
  const { page } = person;
  pictureOnFailure(page, 'new-boards');
  const start = new NewProjectDialog(page);
  await page.goto('/');
  const boards = page.getByRole('button', { name: 'Créer un projet VAE' });
  await page.getByText('La création de projets VAE est suspendue pour le moment').waitFor();
  expect(await boards.getAttribute('aria-disabled')).toBe('true');
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  await openBoards(siege);
  const id = await start.begin({ create: 'Créer un projet VAE', support: 'Caissons Lumineux' });
  expect(new URL(page.url()).pathname).toBe(`/vae/info-pdv/${id}`);
  await page.locator('.known-group').getByText('Brasserie du Palais').waitFor();
  expect((await stored(id)).type).toBe('Caissons Lumineux');
});
