import { countProjects, listProjects, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { orderOfKind, setColumns } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Order, readOrder } from '../../../testing/workflow-factories.ts';
import { lateBefore } from '../../project/projects/deadline.ts';

let site: TestApp;
let order: Order;
beforeAll(async () => {
  site = await createTestApp();
  order = await orderOfKind(site, 'VAE', { entered_previsite: true, has_pose: true });
});
afterAll(() => site.close());

/** Due on this day is late tomorrow at the earliest; due the day before is late today. */
const LIMIT = lateBefore(parisDay(new Date()));
const DAY_BEFORE = new Date(Date.parse(`${LIMIT}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

async function list(caller: Caller): Promise<ProjectRow[]> {
  const { body } = await caller.call(listProjects, { query: { q_retard: '1' } });
  return body as ProjectRow[];
}

describe('what is late', () => {
  it.each(['Agence', 'Prévisite'] as const)('in %s is listed, counted and marked', async (statut) => {
    await setColumns(site, order.id, { statut, echeance: DAY_BEFORE });
    for (const caller of [order.caller, order.siege]) {
      expect((await list(caller)).map(({ _id, retard }) => [_id.$oid, retard])).toEqual([[order.id, 1]]);
      expect((await caller.call(countProjects, { query: { q_retard: '1' } })).body).toEqual([
        { _id: statut, count: 1 },
      ]);
    }
    expect(await readOrder(order.caller, order.id)).toMatchObject({ echeance: DAY_BEFORE, retard: 1 });
  });

  it.each(['Agence', 'Prévisite'] as const)(
    'in %s does not include what is due a day later',
    async (statut) => {
      await setColumns(site, order.id, { statut, echeance: LIMIT });
      expect(await list(order.siege)).toEqual([]);
      expect((await readOrder(order.caller, order.id)).retard).toBe(0);
    },
  );

  it('is empty without a promise', async () => {
    await setColumns(site, order.id, { statut: 'Agence', echeance: null });
    expect(await list(order.siege)).toEqual([]);
    expect(await readOrder(order.caller, order.id)).toMatchObject({ echeance: null, retard: 0 });
  });
});
