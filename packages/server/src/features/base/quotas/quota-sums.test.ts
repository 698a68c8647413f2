import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { QUOTA_COLUMNS } from '@ardoise/domain/rules/quota.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { recountQuotas, shownQuotas } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { foldQuotaChanges } from './quota-figures.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function draw<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
}

/** Inserts many rows in one statement, like a bulk load. */
async function addProjects(count: number): Promise<string[]> {
  const { rows } = await site.pool.query<{ id: string }>(
    `insert into projects (id, kind, type, type_projet, statut, dc, doc, quota_smhf, quota_year, quota_column, quota_on)
     select md5(random()::text || i), 'CHR', 'Carte Brasserie', 'CHR', 'Agence', 'dc1', '{}', 'smhf' || i % 3, 2026,
       'creation', date '2026-03-01' + i % 5 from generate_series(1, $1::int) i returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** A random change to one of these projects; some are rolled back, like refused operations. */
async function changeSomething(client: PoolClient, ids: readonly string[]): Promise<void> {
  const id = draw(ids);
  const change = draw([
    ['update projects set quota_column = $2 where id = $1', [id, draw(QUOTA_COLUMNS)]],
    ['update projects set quota_column = $2 where id = $1', [id, draw(QUOTA_COLUMNS)]],
    ['update projects set quota_smhf = $2 where id = $1', [id, draw(['smhf0', 'smhf1', null])]],
    ['update projects set quota_year = $2 where id = $1', [id, draw([0, 2025, 2026])]],
    ['update projects set quota_on = $2 where id = $1', [id, draw(['2026-03-02', '2026-04-01', null])]],
    ['update projects set type_projet = $2 where id = $1', [id, draw(QUOTA_KINDS)]],
    ['update projects set quota_column = null where id = $1', [id]],
    ['update projects set version = version + 1 where id = $1', [id]],
    ['delete from projects where id = $1', [id]],
  ] as const);
  await client.query('begin');
  await client.query(change[0], [...change[1]]);
  await client.query(Math.random() < 0.2 ? 'rollback' : 'commit');
}

async function days(source: string): Promise<unknown[]> {
  const { rows } = await site.pool.query(source);
  return rows;
}

const COUNTED_DAYS = `select quota_smhf as smhf, type_projet as kind, quota_on as day, count(*)::int as units from projects
  where quota_column is not null and quota_smhf is not null and quota_on is not null group by 1, 2, 3 order by 1, 2, 3`;
const KEPT_DAYS = 'select * from quota_consumption where units <> 0 order by smhf, kind, day';

it('equal a recount after concurrent changes and folding', async () => {
  const ids = await addProjects(80);
  const fold = () => inTransaction(site.pool, foldQuotaChanges);
  let changing = true;
  const folding = (async () => {
    while (changing) await fold();
  })();
  await Promise.all(
    [0, 1, 2].map(async () => {
      const client = await site.pool.connect();
      for (let turn = 0; turn < 150; turn += 1) await changeSomething(client, ids);
      client.release();
    }),
  );
  changing = false;
  await folding;
  const expected = await recountQuotas(site.pool);
  expect(expected.length).toBeGreaterThan(5);
  expect(await shownQuotas(site.pool)).toEqual(expected);
  expect(await days(KEPT_DAYS)).toEqual(await days(COUNTED_DAYS));
  await fold();
  expect(await shownQuotas(site.pool)).toEqual(expected);
  expect(await days(KEPT_DAYS)).toEqual(await days(COUNTED_DAYS));
  expect(await days('select 1 from quota_changes')).toEqual([]);
});

it('never counts a change twice or not at all during folding', async () => {
  await site.pool.query('truncate projects cascade');
  const [id = ''] = await addProjects(40);
  let folding = true;
  const totals = new Set<unknown>();
  const reader = (async () => {
    while (folding) {
      const { rows } = await site.pool.query(
        'select sum(avenir + creation + imprime + digital + annule)::int as total from quota_sums',
      );
      totals.add(rows[0]?.total);
    }
  })();
  for (let turn = 0; turn < 60; turn += 1) {
    await site.pool.query('update projects set quota_column = $2 where id = $1', [
      id,
      QUOTA_COLUMNS[turn % 5],
    ]);
    await inTransaction(site.pool, foldQuotaChanges);
  }
  folding = false;
  await reader;
  expect([...totals]).toEqual([40]);
});
