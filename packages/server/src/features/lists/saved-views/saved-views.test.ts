import {
  changeView,
  createView,
  deleteView,
  listViews,
  MOST_VIEWS,
} from '@ardoise/domain/contract/saved-views.ts';
import type { ViewFilter } from '@ardoise/domain/rules/view-filter.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const DRAFTS: ViewFilter = { q_vue: 'attente', q_travail: 'commences', tri: 'nom' };

async function dcOf(smhf: string): Promise<Caller> {
  return site.as((await createUser(site.pool, { role: 'dc', smhf })).name);
}
async function saved(caller: Caller) {
  const { body } = await caller.call(listViews, {});
  return body.filter(({ id }) => id !== null);
}
async function save(caller: Caller, nom: string, filtre = DRAFTS) {
  const { status, body } = await caller.call(createView, { body: { nom, filtre } });
  return { status, id: status === 200 || status === 201 ? body.id : 0, body };
}

it('begins with the ready views of the role, counted in the caller’s scope', async () => {
  const draft = await createChrDraft(site, (document) => ({ ...document, pdv: {} }));
  const { body } = await draft.caller.call(listViews, {});
  expect(body.map(({ nom, count, id }) => [nom, count, id])).toEqual([
    ['À relire', 0, null],
    ['À signer', 0, null],
    ['Commencés', 1, null],
    ['En retard', 0, null],
    ['Livraisons', 0, null],
  ]);
  expect((await (await dcOf('elsewhere')).call(listViews, {})).body.map(({ count }) => count)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

it('keeps filters, order and a name of 300 characters in the account', async () => {
  const dc = await dcOf('nobody-else');
  const nom = `${'é'.repeat(298)}🍷`;
  const { id } = await save(dc, `  ${nom} `);
  expect(await saved(dc)).toEqual([
    { id, nom, filtre: DRAFTS, partage: false, mienne: true, de: '', count: 0 },
  ]);
  expect((await save(dc, 'x'.repeat(301))).status).toBe(400);
  expect((await save(dc, '   ')).status).toBe(400);
  await dc.call(changeView, { params: { id }, body: { nom: 'Mes brouillons' } });
  expect(await saved(dc)).toMatchObject([{ id, nom: 'Mes brouillons' }]);
  expect((await dc.call(deleteView, { params: { id } })).status).toBe(204);
  expect((await dc.call(deleteView, { params: { id } })).status).toBe(404);
  expect(await saved(dc)).toEqual([]);
});

it('refuses a name that one has already, also at once, and more views than the most', async () => {
  const dc = await dcOf('limits');
  const twice = await Promise.all([save(dc, 'Zinc'), save(dc, 'ZINC')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const { id } = await save(dc, 'Autre');
  expect((await dc.call(changeView, { params: { id }, body: { nom: 'zinc' } })).status).toBe(422);
  for (let count = 2; count < MOST_VIEWS; count += 1)
    expect((await save(dc, `Vue ${count}`)).status).toBe(200);
  expect((await save(dc, 'Une de trop')).body).toMatchObject({ code: 'VALIDATION' });
});

it('is shown to the team once shared, and stays its owner’s to change', async () => {
  const [owner, colleague, stranger] = [await dcOf('south'), await dcOf('south'), await dcOf('north')];
  const { id } = await save(owner, 'Le littoral', { q_vue: 'tout', q_recherche: 'arcachon' });
  expect(await saved(colleague)).toEqual([]);
  await owner.call(changeView, { params: { id }, body: { partage: true } });
  expect(await saved(colleague)).toMatchObject([{ id, nom: 'Le littoral', mienne: false, partage: true }]);
  expect((await saved(colleague))[0]?.de).not.toBe('');
  expect(await saved(stranger)).toEqual([]);
  expect((await colleague.call(changeView, { params: { id }, body: { nom: 'À moi' } })).status).toBe(404);
  expect((await colleague.call(deleteView, { params: { id } })).status).toBe(404);
  await owner.call(changeView, { params: { id }, body: { partage: false } });
  expect(await saved(colleague)).toEqual([]);
});

it('is shared by roles with a team only: head office as a whole, no agency with another', async () => {
  const siege = async () => site.as((await createUser(site.pool, { role: 'siege' })).name);
  const [one, other] = [await siege(), await siege()];
  const { id } = await save(one, 'Urgents');
  await one.call(changeView, { params: { id }, body: { partage: true } });
  expect(await saved(other)).toMatchObject([{ id, nom: 'Urgents' }]);
  const agency = site.as((await createUser(site.pool, { role: 'agence' })).name);
  const own = await save(agency, 'À moi');
  expect((await agency.call(changeView, { params: { id: own.id }, body: { partage: true } })).status).toBe(
    403,
  );
});
