import { loadavg } from 'node:os';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeRecall } from '../recalls/make-recall.ts';
import { prepareNext } from '../recalls/prepare-recalls.ts';
import { readRecall } from '../recalls/read-recall.ts';
import { listOutlets, listPieces } from './list-pieces.ts';
import { readPieceTotals } from './read-piece-totals.ts';
import { suggestConditions } from './suggest-conditions.ts';

const PIECES = Number(process.env.PIECES ?? 1_000_000);
const OF_ORDER = 4;
const MINUTES = 60_000;
const ROUNDS = 7;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
}, MINUTES);
afterAll(() => site.close());

const actor = (role: 'siege' | 'smhf' | 'mdv' | 'dc', name: string): Actor => ({
  uid: 1,
  name,
  role,
  smhf: null,
  mdv: null,
  organisation: null,
});

/** Orders of 500 delegates in 25 regions; few drinks are on many pieces, many words on few. */
async function fill(): Promise<void> {
  const pool = await site.pool.connect();
  await pool.query('set statement_timeout = 0');
  await pool.query('alter table projects disable trigger user; alter table pieces disable trigger user');
  // Built at once afterwards: much sooner than row by row.
  const { rows } = await pool.query<{ made: string }>(
    `select pg_get_indexdef('pieces_facets'::regclass) as made`,
  );
  await pool.query('drop index pieces_facets');
  await pool.query('select setseed(0.2026)');
  await pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, mdv, smhf, n_outlet, name_projet, ville, doc)
     select lpad(to_hex(n), 24, '0'), 'CHR', 'Carte Brasserie', 'CHR', 'Terminé', 'dc-' || n % 500, 'mdv-' || n % 100, 'smhf-' || n % 25,
       (3000000 + n / 2)::text, 'Café ' || n / 2, 'Ville ' || (n / 2) % 3000,
       '{"infocarte":{"impression":"carte","boissons":{"Eaux":{"b7":{"id":"b7","name":"b7","format":"Verre"}}}}}'
     from generate_series(1, $1::int) n`,
    [PIECES / OF_ORDER],
  );
  await pool.query(
    `insert into pieces (project_id, part, sort, type, same, name, detail, copies, n_outlet, outlet, ville, dc, mdv, smhf, state, delivered_on, placed_on, terms, words, readable)
     select p.id, case k when 1 then 'carte' else 'board ' || k end, 'carte', p.type, 'carte ' || k, 'Carte Brasserie', '', 60, p.n_outlet, p.name_projet, p.ville, p.dc, p.mdv, p.smhf,
       case when random() < 0.7 then 'en_place' else 'remplacee' end, d.day, d.day,
       array(select distinct 'boisson:b' || floor(300 * random() ^ 3) from generate_series(1, 12) where k + n > 0) || ('theme:t' || floor(30 * random())),
       array_to_tsvector(array(select distinct 'mot:m' || floor(20000 * random() ^ 4) from generate_series(1, 40) where k + n > 0)), random() < 0.8
     from (select *, row_number() over () as n from projects) p cross join generate_series(1, $1::int) k
       cross join lateral (select '2022-01-01'::date + (1700 * random())::int as day where k + n > 0) d`,
    [OF_ORDER],
  );
  await pool.query(`set maintenance_work_mem = '256MB'`);
  await pool.query(rows[0]?.made ?? '');
  await pool.query(
    `insert into piece_terms (term, nature, name) select term, split_part(term, ':', 1), split_part(term, ':', 2) from (select distinct unnest(terms) as term from pieces) t`,
  );
  await pool.query(
    `insert into piece_sums (term, dc, mdv, smhf, n)
     select term, dc, mdv, smhf, count(*) from pieces cross join lateral unnest(terms || array['', 'pdv:' || n_outlet]) term where there group by 1, 2, 3, 4
     union all select 'lieu:' || n_outlet, '', '', '', count(*) from pieces where there group by 1`,
  );
  await pool.query('vacuum analyze pieces, piece_sums, piece_terms, projects');
  // Not back into the pool: it waits without a limit.
  pool.release(true);
}

/** The median of a few runs and the shortest, in milliseconds, with the load of the machine beside. */
async function took(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const [median = 0, shortest = 0] = [times[Math.floor(ROUNDS / 2)], times[0]];
  return `${Math.round(median)} ms (shortest ${Math.round(shortest)}, load ${loadavg()[0]?.toFixed(1)})`;
}

const SEARCHES: Record<string, Parameters<typeof listPieces>[2]> = {
  'the most frequent drink': { montre: 'boisson:b0' },
  'a rare drink': { montre: 'boisson:b299' },
  'two frequent drinks': { montre: 'boisson:b0,boisson:b1' },
  'two of a few thousand': { montre: 'boisson:b20,boisson:b21' },
  'a frequent word': { montre: 'mot:m0' },
  'a drink, a theme, a word': { montre: 'boisson:b2,theme:t3,mot:m40' },
  'three rare ones': { montre: 'boisson:b290,boisson:b280,mot:m9000' },
  'the newest of a frequent drink': { montre: 'boisson:b0', tri: 'recent' },
  'a drink, there or not': { montre: 'boisson:b0', etat: 'toutes' },
  'without a readable text': { texte: 'non' },
};

const RECALL_BATCH = 1_000;

/** A frequent and a rare recall: how long the call takes, and a batch of what it leaves to the background. */
async function recalls(): Promise<string[]> {
  const { pool } = site;
  const reader = actor('siege', 's');
  const lines: string[] = [];
  for (const montre of ['boisson:b0', 'boisson:b299']) {
    lines.push(
      `siege, a recall of ${montre}: ${await took(() => makeRecall(pool, reader, montre))}`,
      `siege, a batch of it: ${await took(() => inTransaction(pool, (tx) => prepareNext(tx, RECALL_BATCH)))}`,
    );
    const { rows } = await pool.query<{ id: string; pieces: number }>(
      'delete from recall_preparations returning recall_id as id, pieces',
    );
    const [read] = rows.toSorted((one, other) => other.pieces - one.pieces);
    expect(read?.pieces).toBeGreaterThan(0);
    lines.push(
      `siege, reading ${read?.pieces} pieces of it: ${await took(() => readRecall(pool, reader, read?.id ?? '', {}))}`,
    );
    await pool.query('delete from recalls');
  }
  return lines;
}

const READERS = [actor('siege', 's'), actor('smhf', 'smhf-3'), actor('mdv', 'mdv-3'), actor('dc', 'dc-3')];

it(`answers of ${PIECES} pieces`, { timeout: 30 * MINUTES }, async () => {
  await fill();
  const { pool } = site;
  const lines: string[] = [];
  for (const reader of READERS) {
    for (const [name, query] of Object.entries(SEARCHES))
      lines.push(`${reader.role}, ${name}: ${await took(() => listPieces(pool, reader, query))}`);
    lines.push(
      `${reader.role}, suggestions: ${await took(() => suggestConditions(pool, reader, { q: 'b2' }))}`,
      `${reader.role}, a word: ${await took(() => suggestConditions(pool, reader, { q: 'm1' }))}`,
      `${reader.role}, totals: ${await took(() => readPieceTotals(pool, reader))}`,
      `${reader.role}, outlets: ${await took(() => listOutlets(pool, reader, {}))}`,
    );
  }
  lines.push(...(await recalls()));
  process.stdout.write(`${PIECES} pieces, median of ${ROUNDS}:\n${lines.join('\n')}\n`);
  const [all, own] = await Promise.all([
    listPieces(pool, actor('siege', 's'), { montre: 'boisson:b0' }),
    listPieces(pool, actor('dc', 'dc-3'), { montre: 'boisson:b0' }),
  ]);
  const { rows } = await pool.query(
    `select count(*)::int as n, (count(*) filter (where dc = 'dc-3'))::int as own from pieces where there and 'boisson:b0' = any(terms)`,
  );
  expect([all.trouve.pieces, own.trouve.pieces]).toEqual([rows[0].n, rows[0].own]);
});
