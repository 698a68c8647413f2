import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  await createUser(site.pool, { role: 'dc', name: 'camille' });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query("delete from catalogue_items where list = 'articles'"));

/** So many days from today, in Paris. */
const inDays = (count: number) => dayAfter(parisDay(new Date()), count);
const siege = () => site.as('helene');
const params = { list: 'articles' } as const;

async function publish(title: string, days: { du?: string; au?: string } = {}, path = '') {
  const body = { item: { title, body: 'Texte.', path }, visible: true, du: null, au: null, ...days };
  return siege().call(calls.addEntry, { params, body });
}
/** Titles on the home page of a delegate, in their order. */
async function shown(): Promise<string[]> {
  const { body } = await site.as('camille').call(readCatalogue, { params });
  return (body as { title: string }[]).map(({ title }) => title);
}
async function takeLastBack(): Promise<number> {
  const { body } = await siege().call(listContentChanges, {
    query: { zone: 'catalogues', liste: 'articles' },
  });
  const [last] = body.changements;
  return (await siege().call(undoContentChange, { params: { id: last?.id ?? '' } })).status;
}

it('are on the home page from their first day to their last, both included', async () => {
  await publish('Aujourd’hui seul', { du: inDays(0), au: inDays(0) });
  await publish('Demain', { du: inDays(1) });
  await publish('Jusqu’à hier', { au: inDays(-1) });
  await publish('Sans date');
  expect(await shown()).toEqual(['Aujourd’hui seul', 'Sans date']);
  const upsideDown = await publish('À l’envers', { du: inDays(2), au: inDays(1) });
  expect([upsideDown.status, upsideDown.body]).toMatchObject([
    422,
    { champs: [{ message: 'La fin est avant le début.' }] },
  ]);
});

it('are in head office’s order, which is taken back', async () => {
  for (const title of ['Un', 'Deux', 'Trois']) await publish(title);
  await siege().call(calls.orderEntry, { params, body: { id: 'trois', avant: 'un' } });
  expect(await shown()).toEqual(['Trois', 'Un', 'Deux']);
  expect(await takeLastBack()).toBe(204);
  expect(await shown()).toEqual(['Un', 'Deux', 'Trois']);
});

it('come back as they were when their change, or their hiding, is taken back', async () => {
  await publish('Fermeture de l’atelier');
  const [id, entry] = ['fermeture-de-l-atelier', { params: { ...params, id: 'fermeture-de-l-atelier' } }];
  const item = { title: 'Atelier fermé 🎄', body: 'Du 24 au 26.', path: '/help' };
  const written = { version: 1, item, visible: true, du: null, au: inDays(3) };
  expect((await siege().call(calls.changeEntry, { ...entry, body: written })).status).toBe(200);
  expect(await shown()).toEqual(['Atelier fermé 🎄']);
  expect(await takeLastBack()).toBe(204);
  expect(await shown()).toEqual(['Fermeture de l’atelier']);
  const { body } = await siege().call(calls.readEntry, { params: { ...params, id } });
  expect([body.item.path, body.au]).toEqual(['', null]);
  await siege().call(calls.hideEntry, { ...entry, body: { version: body.version, mot: '' } });
  expect(await shown()).toEqual([]);
  expect(await takeLastBack()).toBe(204);
  expect(await shown()).toEqual(['Fermeture de l’atelier']);
});

it.each([
  ['a path that leaves the site', { path: '//ailleurs.example' }],
  ['a path that a browser mends into one that does', { path: '/\\ailleurs.example' }],
  ['a path with a tab between its bars', { path: '/\t/ailleurs.example' }],
  ['a script', { path: 'javascript:alert(1)' }],
  ['an address without a host', { path: 'https://' }],
  ['an address without https', { path: 'http://exemple.fr' }],
  ['a title of 300 characters', { title: 'é'.repeat(300) }],
  ['no text', { body: '' }],
])('refuse %s at its field, and publish nothing', async (_, wrong) => {
  const item = { title: 'Bonne', body: 'Texte.', path: '', ...wrong };
  const refused = await siege().call(calls.addEntry, {
    params,
    body: { item, visible: true, du: null, au: null },
  });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { champs: [{ chemin: Object.keys(wrong)[0] }] },
  ]);
  expect(await shown()).toEqual([]);
});
