import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  joinProof,
  move,
  type Order,
  readOrder,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';
import { refreshTrace } from '../../project/projects/project-view.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function storedTrace({ id }: Order): Promise<string> {
  const { rows } = await site.pool.query<{ trace: string }>(
    'select trace::text as trace from projects where id = $1',
    [id],
  );
  return rows[0]?.trace ?? '';
}

async function movesOf({ id }: Order): Promise<string[]> {
  const { rows } = await site.pool.query<{ target: string }>(
    'select target from project_history where project_id = $1 order by id',
    [id],
  );
  return rows.map(({ target }) => target);
}

it('adds its line to the trace as a rebuilt one has it', async () => {
  const order = await submittedOrder(site);
  const said = 'La photo est "illisible" : {"historique" : [1]} \\ 🍕\nmerci';
  await move(order.agency, order.id, 'Brouillon', { comment: said });
  await move(order.caller, order.id, 'Agence');
  await joinProof(order);
  await move(order.agency, order.id, 'Validation DC');
  await move(order.caller, order.id, 'Agence', { comment: 'Plus grand', causes: ['mise en page', 'prix'] });
  const grown = await storedTrace(order);
  const rebuilt = await inTransaction(site.pool, (tx) => refreshTrace(tx, order.id));
  expect(grown).toBe(rebuilt);
  const { historique } = JSON.parse(grown) as { historique: { target: string; comment: string }[] };
  expect(historique.map(({ target }) => target)).toEqual([
    'Agence',
    'Validation DC',
    'Agence',
    'Brouillon',
    'Agence',
  ]);
  expect(historique[3]?.comment).toBe(said);
});

it('judges again what was written between its reading and its writing', async () => {
  const order = await submittedOrder(site);
  const { version } = await readOrder(order.siege, order.id);
  await order.agency.credentials();
  const before = await movesOf(order);
  const call = await inTransaction(site.pool, async (tx) => {
    // No new version: only the row itself changes.
    await tx.query(`update projects set agence = 'another agency' where id = $1`, [order.id]);
    const asked = order.agency.call(changeStatus, {
      params: { id: order.id, new_statut: 'Brouillon' },
      body: { version, comment: 'La photo est illisible' },
    });
    await expect.poll(async () => (await waitingForRow()) > 0).toBe(true);
    return { asked };
  });
  expect((await call.asked).status).toBe(404);
  expect(await movesOf(order)).toEqual(before);
});

it('goes on after a write that changes nothing for it', async () => {
  const order = await submittedOrder(site);
  const { version } = await readOrder(order.siege, order.id);
  await order.agency.credentials();
  const call = await inTransaction(site.pool, async (tx) => {
    await tx.query('update projects set notes_since_entry = 0 where id = $1', [order.id]);
    const asked = order.agency.call(changeStatus, {
      params: { id: order.id, new_statut: 'Brouillon' },
      body: { version, comment: 'La photo est illisible' },
    });
    await expect.poll(async () => (await waitingForRow()) > 0).toBe(true);
    return { asked };
  });
  expect(await call.asked).toMatchObject({
    status: 200,
    body: { statut: 'Brouillon', version: version + 1 },
  });
  expect(await movesOf(order)).toEqual(['Agence', 'Brouillon']);
});

async function waitingForRow(): Promise<number> {
  const { rows } = await site.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}
