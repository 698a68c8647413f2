import { countProjects, listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { searchProjects } from '@ardoise/domain/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PROJECTS = 30_000;
/** The oldest ones: none is among the newest that a search scans first. */
const OLD = 22_000;

let site: TestApp;
let siege: Caller;

const idOf = (index: number) => index.toString(16).padStart(24, '0');

/** Like a bulk load: every name contains 'brasserie', those of the oldest 'ancienne', one of them 'zinguerie' as well. */
beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site;
  siege = site.as((await createUser(pool, { role: 'siege' })).name);
  await pool.query('alter table projects disable trigger write_search_words_of_new');
  await pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, name_projet, t_update, doc)
     select lpad(to_hex(i), 24, '0'), 'CHR', 'Carte Brasserie', 'CHR', case i % 3 when 0 then 'Agence' else 'Brouillon' end, 'dc' || i % 100,
       case when i = 7 then 'Brasserie ancienne Zinguerie' when i <= $2 then 'Brasserie ancienne' else 'Brasserie' end,
       now() - make_interval(secs => i), '{}'
     from generate_series(1, $1::int) i`,
    [PROJECTS, OLD],
  );
  await pool.query('alter table projects enable trigger write_search_words_of_new');
  await pool.query('select fill_search()');
  await pool.query('analyze project_search, projects');
});
afterAll(() => site.close());

async function found(q: string, limit: number): Promise<string[]> {
  const { body } = await siege.call(searchProjects, { query: { q, limit } });
  return body.resultats.map(({ _id }) => _id.$oid);
}

it('returns the newest projects for a word that is everywhere', async () => {
  expect(await found('brasserie', 3)).toEqual([PROJECTS, PROJECTS - 1, PROJECTS - 2].map(idOf));
});

it('finds a frequent word that only old projects contain, and a rare one with it', async () => {
  expect(await found('ancienne', 3)).toEqual([OLD, OLD - 1, OLD - 2].map(idOf));
  expect(await found('brasserie ancienne zinguerie', 3)).toEqual([idOf(7)]);
  expect(await found('brasserie zinguerje', 3)).toEqual([idOf(7)]);
});

it('lists a word that is everywhere in the list’s own order, page by page, with its filters and counts', async () => {
  const query = { q_recherche: 'ancienne', q_statut: 'Agence', limit: 3 } as const;
  const first = (await siege.call(listProjects, { query })).body as ProjectPage;
  expect(first.projets.map(({ _id }) => _id.$oid)).toEqual([3, 6, 9].map(idOf));
  const next = await siege.call(listProjects, { query: { ...query, after: first.suivant ?? '' } });
  expect((next.body as ProjectPage).projets.map(({ _id }) => _id.$oid)).toEqual([12, 15, 18].map(idOf));
  const oldest = await siege.call(listProjects, { query: { ...query, sort: 't_update', dir: 'asc' } });
  expect((oldest.body as ProjectPage).projets[0]?._id.$oid).toBe(idOf(21_999));
  const counts = await siege.call(countProjects, { query: { q_recherche: 'ancienne' } });
  expect(counts.body).toContainEqual({ _id: 'Agence', count: Math.floor(OLD / 3) });
});
