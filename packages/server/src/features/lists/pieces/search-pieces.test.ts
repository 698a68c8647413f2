import type { PiecesQuery } from '@ardoise/domain/contract/pieces.ts';
import { listPieces, readPieceTotals, suggestConditions } from '@ardoise/domain/contract/pieces.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldAll, insertOrder } from '../../../testing/delivered-orders.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** More than three times what is counted. */
const PIECES = 9_300;
const OUTLETS = 310;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'siege' });
  await createUser(site.pool, { role: 'smhf', name: 'nord' });
  const id = await insertOrder(site.pool, {
    type: 'Carte Brasserie',
    statut: 'Imprimé',
    doc: {},
    dc: 'dc-a',
    smhf: 'nord',
    day: '2026-03-01',
  });
  // Reads its line, so that the pieces below stay.
  await foldAll(site.pool);
  await site.pool.query(
    `insert into pieces (project_id, part, sort, type, same, name, detail, copies, n_outlet, outlet, ville, dc, smhf, state, delivered_on, placed_on, terms, words, readable)
     select $1, n::text, 'carte', 'Carte Brasserie', 'carte', 'Carte', '', 1, 'p' || n % $3, 'Café ' || n % $3, 'Ville ' || n % 7, 'dc-a', 'nord',
       'en_place', d, d, array['boisson:cola', 'boisson:the', case when n % 100 = 0 then 'theme:mer' else 'theme:ville' end],
       array_to_tsvector(array['mot:huitr']), true
     from generate_series(1, $2::int) n cross join lateral (select '2024-01-01'::date + n % 400 as d where n > 0) day`,
    [id, PIECES, OUTLETS],
  );
  await site.pool.query(
    `insert into piece_terms (term, nature, name) values ('boisson:cola', 'boisson', 'Cola'), ('theme:mer', 'theme', 'Mer')`,
  );
  await foldAll(site.pool);
  await site.pool.query('analyze pieces');
});
afterAll(() => site.close());

const list = async (who: string, query: PiecesQuery) => (await site.as(who).call(listPieces, { query })).body;

const BY = { ville: 'ville, outlet, id', recent: 'since desc, id desc' } as const;
async function idsInOrder(tri: 'ville' | 'recent', condition: string): Promise<number[]> {
  const { rows } = await site.pool.query<{ id: number }>(
    `select id::int as id from pieces where ${condition} order by ${BY[tri]}`,
  );
  return rows.map(({ id }) => id);
}

it.each([
  [
    'one thing of the catalogues is counted by its sums',
    'siege',
    'boisson:cola',
    { pieces: PIECES, plus: false },
  ],
  ['of one’s own as well', 'nord', 'boisson:cola', { pieces: PIECES, plus: false }],
  [
    'two are more than are counted, by a sample',
    'siege',
    'boisson:cola,boisson:the',
    { pieces: 3_000, plus: true },
  ],
  ['of one’s own, by reading them', 'nord', 'boisson:cola,boisson:the', { pieces: 3_000, plus: true }],
  ['a word, by a sample', 'siege', 'mot:huitres', { pieces: 3_000, plus: true }],
])('%s', async (_, who, montre, counted) => {
  for (const tri of ['ville', 'recent'] as const) {
    const first = await list(who, { montre, tri });
    expect(first.trouve).toEqual({ ...counted, points: null });
    const second = await list(who, { montre, tri, apres: first.suivant ?? '' });
    const shown = [...first.pieces, ...second.pieces].map(({ id }) => id);
    expect(shown).toEqual((await idsInOrder(tri, 'true')).slice(0, 50));
  }
});

it('few are counted with their outlets, and sorted', async () => {
  const { trouve, pieces } = await list('siege', { montre: 'boisson:cola,theme:mer' });
  expect(trouve).toEqual({ pieces: 93, points: 31, plus: false });
  const ids = await idsInOrder('ville', `terms @> '{theme:mer}'`);
  expect(pieces.map(({ id }) => id)).toEqual(ids.slice(0, 25));
});

it('the last page of many has what is left', async () => {
  const ids = await idsInOrder('ville', 'true');
  const { rows } = await site.pool.query('select ville, outlet, id::text from pieces where id = $1', [
    ids.at(-4),
  ]);
  const apres = Buffer.from(JSON.stringify(Object.values(rows[0]))).toString('base64url');
  const { pieces, suivant } = await list('siege', { montre: 'boisson:cola', apres });
  expect([pieces.map(({ id }) => id), suivant]).toEqual([ids.slice(-3), null]);
});

it('many that stand behind all others in their order are found too', async () => {
  await site.pool.query(`update pieces set ville = 'Zuydcoote' where terms @> '{theme:mer}'`);
  const { pieces } = await list('siege', { montre: 'theme:mer' });
  const ids = await idsInOrder('ville', `terms @> '{theme:mer}'`);
  expect(pieces.map(({ id }) => id)).toEqual(ids.slice(0, 25));
});

it('words are proposed with what they are on, and totals know the outlets', async () => {
  const { body } = await site.as('siege').call(suggestConditions, { query: { q: 'huitres' } });
  expect(body.propositions).toMatchObject([{ nature: 'mot', pieces: 3_000, plus: true }]);
  for (const who of ['siege', 'nord']) {
    const totals = (await site.as(who).call(readPieceTotals)).body;
    expect(totals).toMatchObject({ pieces: PIECES, points: OUTLETS });
  }
  await site.pool.query(`update pieces set state = 'retiree', gone_on = now() where n_outlet = 'p7'`);
  await foldAll(site.pool);
  expect((await site.as('siege').call(readPieceTotals)).body.points).toBe(OUTLETS - 1);
});
