import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import type { Caller } from '../../../testing/caller.ts';
import { orderToPrevisit } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const printed = () =>
  orderToPrevisit(site, {
    statut: 'Imprimé',
    imprimeur: 'imprimeur',
    entered_impression: true,
    t_pose: '2026-11-20T09:00:00.000Z',
  });

/** The statements of a move alone, on every connection of this process, without what is announced after the commit. */
async function statementsOf(caller: Caller, id: string, target: Target): Promise<string[]> {
  const { version } = await readOrder(caller, id);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status, body } = await caller.call(changeStatus, {
    params: { id, new_statut: target },
    body: { version, comment: 'Tout est là' },
  });
  const texts = query.mock.calls.map(([asked]) => {
    const statement: unknown = asked;
    return typeof statement === 'string' ? statement : (statement as { text: string }).text;
  });
  query.mockRestore();
  expect(status, JSON.stringify(body)).toBe(200);
  return texts.filter((text) => !text.includes('pg_notify'));
}

it('is one reading and one statement where the client has the order form', async () => {
  const order = await submittedOrder(site);
  // Besides the session, which is read once in 30 s, and the pictures of the reply.
  const asked = async (caller: Caller, target: Target) =>
    (await statementsOf(caller, order.id, target))
      .filter((text) => !/from sessions|update sessions|from signatures/.test(text))
      .map((text) => text.trim().split(/\s/)[0]);
  await statementsOf(order.agency, order.id, 'Brouillon');
  expect(await asked(order.caller, 'Agence')).toEqual(['select', 'with']);
  // What they have is another one.
  await site.pool.query(`update links set sha256 = 'another' where project_id = $1`, [order.id]);
  await statementsOf(order.agency, order.id, 'Brouillon');
  expect(await asked(order.caller, 'Agence')).toContain('begin');
});

/** Of both moves of which pieces are made: what is there, and what is put up. */
async function statementsOfDelivery(): Promise<string[][]> {
  const order = await printed();
  return [
    await statementsOf(order.siege, order.id, 'Livré'),
    await statementsOf(order.installer, order.id, 'Terminé'),
  ];
}

/** The tables of the register of pieces. */
async function tablesOfRegister(): Promise<string> {
  const { rows } = await site.pool.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where tablename ~ '^(piece|recall)'`,
  );
  return rows[0]?.tables ?? '';
}

it('costs as many statements as before there was a register of pieces', { tags: 'long' }, async () => {
  // The first prepares, and fills what is cached.
  await statementsOfDelivery();
  const moves = await statementsOfDelivery();
  expect(moves.map((texts) => texts.length)).toEqual([7, 4]);
});

it('neither reads nor writes the register, in triggers either', async () => {
  const tables = await tablesOfRegister();
  expect(tables.split(', ')).toEqual(expect.arrayContaining(['pieces', 'piece_changes', 'piece_refolds']));
  const order = await printed();
  await inTransaction(site.pool, async (tx) => {
    await tx.query(`lock table ${tables} in access exclusive mode`);
    await statementsOf(order.siege, order.id, 'Livré');
    await statementsOf(order.installer, order.id, 'Terminé');
    // What does touch it waits: the lock sees triggers.
    const touched = inTransaction(site.pool, async (other) => {
      await other.query(`set local lock_timeout = '100ms'`);
      await other.query('update projects set dc = $2 where id = $1', [order.id, 'another']);
    });
    await expect(touched).rejects.toMatchObject({ code: '55P03' });
  });
});
