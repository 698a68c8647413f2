import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type CountedBy, foldStatusCounts, readStatusCounts } from './status-counts.repository.ts';

let site: TestApp;
let siege: Caller;
const TYPES = [
  ['CHR', 'Carte Brasserie'],
  ['VAE', 'Boards PVC'],
] as const;

beforeAll(async () => {
  site = await createTestApp();
  siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('truncate projects cascade'));

function draw<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
}

/** Inserts many rows in one statement, like a bulk load. */
async function addProjects(count: number, statut = 'Brouillon', dc = 'dc1'): Promise<string[]> {
  const { rows } = await site.pool.query<{ id: string }>(
    `insert into projects (id, kind, type, type_projet, statut, dc, doc)
     select md5(random()::text || i), 'CHR', case when i % 2 = 0 then 'Carte Brasserie' else 'Boards PVC' end,
       case when i % 2 = 0 then 'CHR' else 'VAE' end, $2, $3, '{}' from generate_series(1, $1::int) i returning id`,
    [count, statut, dc],
  );
  return rows.map(({ id }) => id);
}

async function recount(): Promise<Map<string, number>> {
  const { rows } = await site.pool.query<{ statut: string; count: number }>(
    'select statut, count(*)::int as count from projects where deleted_at is null group by 1',
  );
  return new Map(rows.map(({ statut, count }) => [statut, count]));
}

async function summed(by: CountedBy = {}): Promise<Map<string, number>> {
  return new Map((await readStatusCounts(site.pool, by)).map(({ _id, count }) => [_id, count]));
}

function fold(): Promise<void> {
  return inTransaction(site.pool, foldStatusCounts);
}

/** A random change to one of these projects; some are rolled back, like refused operations. */
async function changeSomething(client: PoolClient, ids: readonly string[]): Promise<void> {
  const id = draw(ids);
  const [typeProjet, type] = draw(TYPES);
  const change = draw([
    ['update projects set statut = $2 where id = $1', [id, draw(STATUSES)]],
    ['update projects set statut = $2 where id = $1', [id, draw(STATUSES)]],
    ['update projects set deleted_at = case when deleted_at is null then now() end where id = $1', [id]],
    ['update projects set type_projet = $2, type = $3 where id = $1', [id, typeProjet, type]],
    ['update projects set version = version + 1 where id = $1', [id]],
    ['delete from projects where id = $1', [id]],
  ] as const);
  await client.query('begin');
  await client.query(change[0], [...change[1]]);
  await client.query(Math.random() < 0.2 ? 'rollback' : 'commit');
}

describe('counts by status maintained by triggers', () => {
  it('equal a recount after concurrent changes and folding', async () => {
    const ids = await addProjects(60);
    let changing = true;
    const folding = (async () => {
      while (changing) await fold();
    })();
    const totals: number[] = [];
    const reading = (async () => {
      while (changing) totals.push([...(await summed()).values()].reduce((a, b) => a + b, 0));
    })();
    await Promise.all(
      [0, 1, 2].map(async () => {
        const client = await site.pool.connect();
        for (let turn = 0; turn < 150; turn += 1) await changeSomething(client, ids);
        client.release();
      }),
    );
    changing = false;
    await Promise.all([folding, reading]);
    const expected = await recount();
    expect(expected.size).toBeGreaterThan(3);
    expect(await summed()).toEqual(expected);
    expect(Math.max(...totals)).toBeLessThanOrEqual(60);
    await fold();
    expect(await summed()).toEqual(expected);
    const { rows } = await site.pool.query('select 1 from status_count_changes');
    expect(rows).toEqual([]);
  });

  it('never count a change twice or not at all during folding', async () => {
    const [id = ''] = await addProjects(40);
    await fold();
    let folding = true;
    const totals = new Set<number>();
    const reader = (async () => {
      while (folding) totals.add([...(await summed()).values()].reduce((a, b) => a + b, 0));
    })();
    for (let turn = 0; turn < 60; turn += 1) {
      await site.pool.query('update projects set statut = $2 where id = $1', [id, STATUSES[turn % 5]]);
      await fold();
    }
    folding = false;
    await reader;
    expect([...totals]).toEqual([40]);
  });

  it('do not serialise concurrent changes, nor the folding', async () => {
    const [first, second] = await addProjects(2);
    const [one, other] = [await site.pool.connect(), await site.pool.connect()];
    try {
      for (const client of [one, other]) await client.query("begin; set local lock_timeout = '300ms'");
      await one.query("update projects set statut = 'Agence' where id = $1", [first]);
      await other.query("update projects set statut = 'Agence' where id = $1", [second]);
      await fold();
      await one.query('commit');
      await other.query('commit');
    } finally {
      one.release();
      other.release();
    }
    expect(await summed()).toEqual(new Map([['Agence', 2]]));
  });

  it('serve head office, by type and support; text and other roles are counted row by row', async () => {
    const dc = await createUser(site.pool, { role: 'dc' });
    await addProjects(4, 'Agence', dc.name);
    await addProjects(3, 'Imprimé', 'somebody-else');
    const count = async (caller: Caller, query = {}) =>
      Object.fromEntries(
        (await caller.call(countProjects, { query })).body.map((row) => [row._id, row.count]),
      );
    expect(await count(siege)).toEqual({ Agence: 4, Imprimé: 3 });
    expect(await count(siege, { q_typeProjet: 'CHR' })).toEqual({ Agence: 2, Imprimé: 1 });
    expect(await count(siege, { q_support: 'Boards PVC' })).toEqual({ Agence: 2, Imprimé: 2 });
    expect(await count(siege, { q_recherche: 'nothing of that name' })).toEqual({});
    expect(await count(site.as(dc.name))).toEqual({ Agence: 4 });
  });
});
