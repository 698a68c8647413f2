import { exportRecall, makeRecall, readRecall, tellRecall } from '@ardoise/domain/contract/recalls.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { PDV } from '@ardoise/domain/testing/complete-orders.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { foldAll, insertOrder } from '../../../testing/delivered-orders.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeRecall as makeOf } from './make-recall.ts';
import { prepareNext, prepareRecalls } from './prepare-recalls.ts';

const TEA = 'boisson:the-glace-peche';

let site: TestApp;

/** A card of an outlet: with the drink, with a line of it alone, or with neither and no text. */
function card(outlet: string, has: 'drink' | 'line' | 'nothing'): ProjectDocument {
  const boissons = { Thés: { peche: { id: 'peche', name: 'Thé glacé pêche', format: 'Verre' } } };
  return {
    pdv: { ...PDV, nOutlet: outlet, nomPDV: `Café ${outlet}` },
    infocarte: {
      format: { id: 'a4', name: 'A4' },
      ...(has === 'drink' && { boissons }),
      impression: 'carte',
      nombreExemplaire: '60',
    },
    ...(has === 'line' && {
      texteCarte: { lignes: [{ entree: 'aaaaaaaa', nom: 'Thé glacé à la pêche', prix: '4' }] },
    }),
  };
}

const deliver = (
  outlet: string,
  has: 'drink' | 'line' | 'nothing',
  { smhf = 'smhf-l', day = '2026-03-02' } = {},
) =>
  insertOrder(site.pool, {
    ...{ type: 'Carte Brasserie', statut: 'Livré', doc: card(outlet, has), dc: 'dc-l', smhf, day },
  });

beforeAll(async () => {
  site = await createTestApp();
  for (const [name, role] of [
    ['siege-l', 'siege'],
    ['smhf-l', 'smhf'],
    ['dc-l', 'dc'],
  ] as const)
    await createUser(site.pool, { role, name, mail: `${name}@ardoise.test` });
  for (const [outlet, has, smhf] of [
    ['6000001', 'drink', 'smhf-l'],
    ['6000002', 'line', 'smhf-l'],
    ['6000003', 'nothing', 'smhf-l'],
    ['6000004', 'drink', 'smhf-other'],
    ['6000005', 'drink', 'smhf-l'],
  ] as const)
    await deliver(outlet, has, { smhf });
  await foldAll(site.pool);
});
beforeEach(() => site.pool.query('delete from recalls'));
afterAll(() => site.close());

const actor = (role: 'siege' | 'smhf', name: string): Actor => ({
  ...{ uid: 1, name, role, smhf: null, mdv: null, organisation: null },
});
/** A list that is left to the background, however short it is. */
const makeLong = async (who = actor('siege', 'siege-l')) => (await makeOf(site.pool, who, TEA, 0)).id;
const read = async (id: string, who = 'siege-l') =>
  site.as(who).call(readRecall, { params: { id }, query: {} });
const prepare = (atOnce = 2) => prepareRecalls(site.pool, new AbortController().signal, atOnce);
const frozen = async (id: string) => {
  const { rows } = await site.pool.query(
    'select n_outlet, list, shown, state from recall_pieces where recall_id = $1 order by n_outlet',
    [id],
  );
  return rows;
};

const batch = (atOnce: number) => inTransaction(site.pool, (tx) => prepareNext(tx, atOnce));

it('freezes in batches what a short list freezes at once', async () => {
  const short = (await site.as('siege-l').call(makeRecall, { body: { montre: TEA } })).body.id;
  const { id: _id, faitLe: _madeAt, ...whole } = (await read(short)).body;
  expect([whole.preparation, whole.parListe]).toEqual([null, { sure: 3, doute: 1, sans_texte: 1 }]);
  const long = await makeLong();
  expect(await frozen(long)).toEqual([]);
  await prepare();
  expect((await read(long)).body).toMatchObject(whole);
  expect(await frozen(long)).toEqual(await frozen(short));
  const { rows } = await site.pool.query('select recall_id from recall_preparations');
  expect(rows).toEqual([]);
});

it('says how far it has come, and is neither exported nor told until it is whole', async () => {
  const id = await makeLong();
  await batch(2);
  await batch(2);
  const { body } = await read(id);
  expect([body.preparation?.pieces, body.lignes, body.parts, body.peutPrevenir]).toEqual([4, 0, [], false]);
  expect(body.preparation?.lu).toBeGreaterThan(0);
  const save = () => site.as('siege-l').call(exportRecall, { params: { id }, query: {} });
  const tell = () =>
    site.as('siege-l').call(tellRecall, { params: { id }, body: { message: 'Avant vendredi.' } });
  for (const refused of [await save(), await tell()])
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('La liste se prépare encore.'),
    ]);
  // Its delegates find it once it is whole; so does nobody read half of it.
  expect((await read(id, 'dc-l')).status).toBe(404);
  await prepare();
  expect((await read(id, 'dc-l')).body.parListe).toEqual({ sure: 3, doute: 1, sans_texte: 1 });
  expect([(await save()).status, (await tell()).status]).toEqual([200, 200]);
});

it('goes on where a killed process was, and adds nothing twice', async () => {
  const id = await makeLong();
  await batch(2);
  expect((await frozen(id)).length).toBe(2);
  const dies = inTransaction(site.pool, async (tx) => {
    await prepareNext(tx, 2);
    await tx.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(dies).rejects.toThrow();
  expect((await frozen(id)).length).toBe(2);
  await prepare();
  expect((await frozen(id)).map(({ n_outlet }) => n_outlet)).toEqual([
    '6000001',
    '6000002',
    '6000003',
    '6000004',
    '6000005',
  ]);
});

it('is frozen once by two processes, and one list after the other', async () => {
  const [first, second] = [await makeLong(), await makeLong()];
  await Promise.all([prepare(1), prepare(1)]);
  await prepare(1);
  expect((await frozen(first)).length).toBe(5);
  expect(await frozen(second)).toEqual(await frozen(first));
});

it('goes on later where somebody is changing one of its orders', async () => {
  const id = await makeLong();
  await inTransaction(site.pool, async (tx) => {
    await tx.query(`select from projects where n_outlet = '6000003' for update`);
    await prepare(1);
  });
  expect((await read(id)).body.preparation).not.toBeNull();
  await prepare(1);
  expect((await frozen(id)).length).toBe(5);
});

it('is of the team of who asked, as it was then', async () => {
  const id = await makeLong({ ...actor('smhf', 'smhf-l'), standsFor: ['smhf-other'] });
  const own = await makeLong(actor('smhf', 'smhf-l'));
  await prepare();
  expect([(await frozen(id)).length, (await frozen(own)).length]).toEqual([5, 4]);
});

it('is of what there was when it was asked for', async () => {
  const id = await makeLong();
  // A newer card in the place of one, a card elsewhere, and one that is taken away: all before their turn.
  await deliver('6000001', 'drink', { day: '2026-04-01' });
  await deliver('6000009', 'drink');
  await foldAll(site.pool);
  await site.pool.query(
    `update pieces set state = 'retiree', gone_on = current_date, reason = 'abimee' where n_outlet = '6000005'`,
  );
  await prepare();
  const replaced = await site.pool.query(`select state from pieces where n_outlet = '6000001' order by id`);
  expect(replaced.rows.map(({ state }) => state)).toEqual(['remplacee', 'en_place']);
  expect((await frozen(id)).map(({ n_outlet, state }) => [n_outlet, state])).toEqual([
    ['6000001', 'en_place'],
    ['6000002', 'en_place'],
    ['6000003', 'en_place'],
    ['6000004', 'en_place'],
  ]);
});
