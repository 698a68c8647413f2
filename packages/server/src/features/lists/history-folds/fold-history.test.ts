import { createProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { foldHistory, type MadeLines } from './fold-history.ts';

let site: TestApp;
let orders: string[];
beforeAll(async () => {
  site = await createTestApp();
  const { dc } = await createSalesTeam(site.pool);
  const create = () => site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
  orders = [await create(), await create(), await create()].map(({ body }) => body._id.$oid);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from project_history');
  await site.pool.query('update figures_state set read_to = 0');
});

const INSERT = `insert into project_history (id, project_id, statut_dep, statut_arr, target, resp, comment, based_on, t_creation)
  overriding system value select $1, $2, 'Brouillon', 'Agence', 'Agence', 'x', '', 1, now() - $3 * interval '1 minute'`;

const line = (id: number, rank: number, minutes = 0) => site.pool.query(INSERT, [id, orders[rank], minutes]);

/** The orders that a run makes something of, batch by batch; those without any left out. */
async function run(made?: MadeLines, write: () => void = () => undefined): Promise<string[][]> {
  const batches: string[][] = [];
  const fold = {
    state: 'figures_state',
    write: async (_tx: unknown, met: readonly string[]) => {
      write();
      if (met.length > 0) batches.push([...met]);
    },
    analyze: async () => undefined,
    atOnce: 2,
  } as const;
  await foldHistory(site.pool, fold, new AbortController().signal, made && { made });
  return batches;
}

const named = (...ranks: number[]) => ranks.map((rank) => orders[rank]);
const readTo = async () => (await site.pool.query('select read_to from figures_state')).rows[0].read_to;

it('makes each order of the last minutes once in a process, also one that becomes visible late', async () => {
  const made: MadeLines = new Set();
  await line(11, 0);
  await line(13, 1);
  await line(14, 0);
  expect(await run(made)).toEqual([named(0, 1), named(0)]);
  expect(await run(made)).toEqual([]);
  await line(12, 2);
  expect(await run(made)).toEqual([named(2)]);
  await line(15, 1);
  expect(await run(made)).toEqual([named(1)]);
  // Another process knows nothing of it, and makes the same again.
  expect(await run()).toEqual([named(0, 2), named(1, 0), named(1)]);
});

it('passes settled lines for good, and forgets them', async () => {
  const made: MadeLines = new Set();
  await line(21, 0, 1);
  await line(22, 1, 1);
  await run(made);
  expect([...made]).toEqual([21, 22]);
  expect(await readTo()).toBe(0);
  await site.pool.query(
    "update project_history set t_creation = t_creation - interval '1 hour' where id = 21",
  );
  await run(made);
  expect([...made]).toEqual([22]);
  expect(await readTo()).toBe(21);
});

it('makes again what was not committed', async () => {
  const made: MadeLines = new Set();
  await line(31, 0);
  const failing = () => {
    throw new Error('the disk is full');
  };
  await expect(run(made, failing)).rejects.toThrow('the disk is full');
  expect(await run(made)).toEqual([named(0)]);
});
