import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { orderOfKind } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approvedOrder,
  move,
  type Order,
  readOrder,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';
import { lightenNext } from './light-traces.repository.ts';
import { lightenTraces } from './lighten-traces.ts';

let site: TestApp;
let orders: Order[];
beforeAll(async () => {
  site = await createTestApp();
  orders = [await submittedOrder(site), await approvedOrder(site), await orderOfKind(site, 'VAE')];
}, 60_000);
afterAll(() => site.close());

/** Leaves every row as the release before wrote it. */
async function makeHeavy(): Promise<void> {
  await site.pool.query(
    'update projects set trace = project_trace(id, client_name), trace_light = false, trace_typed = true',
  );
  await site.pool.query(`delete from background_fills where name = 'light traces'`);
  await site.pool.query(`insert into background_fills (name, done_to) values ('light traces', '')`);
}
beforeEach(makeHeavy);

const lighten = (atOnce?: number) => lightenTraces(site.pool, new AbortController().signal, atOnce);

const rows = async () =>
  (
    await site.pool.query<{ id: string; light: boolean; current: boolean; row: string }>(
      `select id, trace_light and not trace_typed as light, trace::text = light_trace(id, client_name)::text as current,
         (to_jsonb(p) - 'trace' - 'trace_light' - 'trace_typed')::text as row
       from projects p order by id`,
    )
  ).rows;

async function count(text: string): Promise<number> {
  return (await site.pool.query(text)).rowCount ?? 0;
}

/** What the release before reads of a row. */
async function readByOldCode(id: string) {
  const { rows: found } = await site.pool.query<{ trace: string }>(
    'select (case when p.trace_typed then p.trace else project_trace(p.id, p.client_name) end)::text as trace from projects p where id = $1',
    [id],
  );
  return JSON.parse(found[0]?.trace ?? '{}') as { signatureClient: string; historique: { id: number }[] };
}

describe('rows of before', () => {
  it('are read as before, then rebuilt in batches: nothing else of a row changes, nor a reply', async () => {
    const read = () => Promise.all(orders.map(({ siege, id }) => readOrder(siege, id)));
    const [before, replies] = [await rows(), await read()];
    expect(before.filter(({ light }) => light)).toEqual([]);
    await lighten(2);
    expect(await rows()).toEqual(before.map((row) => ({ ...row, light: true, current: true })));
    expect(await read()).toEqual(replies);
    expect(await count(`select from background_fills where name = 'light traces'`)).toBe(0);
    await lighten();
  });

  it('are done once by several processes, and the rest after a kill', async () => {
    await inTransaction(site.pool, (tx) => lightenNext(tx, 1));
    const dies = inTransaction(site.pool, async (tx) => {
      await lightenNext(tx, 1);
      await tx.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(dies).rejects.toThrow();
    expect((await rows()).filter(({ light }) => light)).toHaveLength(1);
    await Promise.all([lighten(1), lighten(1), lighten(1)]);
    // One that found the others at it has left; the last one ends it.
    await lighten(1);
    expect((await rows()).filter(({ light, current }) => !light || !current)).toEqual([]);
  });

  it('move and are rebuilt by it, without waiting for the background', async () => {
    const { id, agency, caller } = orders[0] as Order;
    await move(agency, id, 'Brouillon', { comment: 'La photo est illisible' });
    const [row] = (await rows()).filter((one) => one.id === id);
    expect(row).toMatchObject({ light: true, current: true });
    await move(caller, id, 'Agence');
    expect((await rows()).find((one) => one.id === id)).toMatchObject({ light: true, current: true });
  });
});

describe('a process of the release before', () => {
  it('adds its line meanwhile: the batch goes round its row, and finds the line', async () => {
    const { id } = orders[1] as Order;
    const work = await inTransaction(site.pool, async (tx) => {
      await tx.query('select from projects where id = $1 for update', [id]);
      const started = lighten();
      await new Promise((resolve) => setTimeout(resolve, 300));
      // A plain move of that release: one statement, on a trace with pictures.
      await tx.query(
        `with line as (
           insert into project_history as h (project_id, statut_dep, statut_arr, target, resp, comment, based_on)
           values ($1, 'Exécution', 'Impression', 'Impression', 'ancien', 'meanwhile', 1) returning h as entry)
         update projects p set trace = grown_trace(p.trace, trace_line(line.entry, p.client_name, 'ancien', '', null, '[]'))
         from line where p.id = $1`,
        [id],
      );
      return { started };
    });
    await work.started;
    expect((await rows()).filter(({ light, current }) => !light || !current)).toEqual([]);
    const { historique } = await readOrder((orders[1] as Order).siege, id);
    expect(historique.map(({ comment }) => comment)).toContain('meanwhile');
  });

  it('reads rows of new code with their pictures, and what it writes is light', async () => {
    await lighten();
    const { id, siege } = orders[0] as Order;
    const { signatureClient, historique } = await readOrder(siege, id);
    const read = await readByOldCode(id);
    expect(read.signatureClient).toBe(signatureClient);
    expect(read.historique.map((line) => line.id)).toEqual(historique.map((line) => line.id));
    const { rows: refreshed } = await site.pool.query<{ trace: string }>(
      'select refresh_project_trace($1)::text as trace',
      [id],
    );
    expect(JSON.parse(refreshed[0]?.trace ?? '{}')).toEqual(read);
    expect((await rows()).filter(({ light, current }) => !light || !current)).toEqual([]);
  });

  it('adds a draft that new code reads, and that is light', async () => {
    await lighten();
    const { id } = orders[0] as Order;
    await site.pool.query(
      `insert into projects (id, kind, type, type_projet, statut, dc, doc)
       select repeat('a', 24), kind, type, type_projet, 'Brouillon', dc, doc from projects where id = $1`,
      [id],
    );
    const added = (await rows()).find((row) => row.id === 'a'.repeat(24));
    expect(added).toMatchObject({ light: true, current: true });
    expect(await readByOldCode('a'.repeat(24))).toMatchObject({ signatureClient: null, historique: [] });
  });
});
