import { countProjects, listProjects, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { orderOfKind, setColumns } from '../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Order, readOrder } from '../../testing/workflow-factories.ts';
import { deadlineOf, lateSince, workingDaysLate } from './deadline.ts';

let site: TestApp;
let order: Order;
beforeAll(async () => {
  site = await createTestApp();
  order = await orderOfKind(site, 'VAE', { entered_previsite: true, has_pose: true });
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
/** The day on which a clock must have started for this status to be late today by one more day, or not at all. */
const lastLateDay = (statut: string) =>
  lateSince(parisDay(new Date())).find((one) => one.statut === statut)?.day ?? '';

async function list(caller: Caller): Promise<ProjectRow[]> {
  const { body } = await caller.call(listProjects, { query: { q_retard: '1' } });
  return body as ProjectRow[];
}

describe('what is late', () => {
  it.each(['Agence', 'Prévisite'] as const)('in %s is listed, counted and marked', async (statut) => {
    const noon = `${lastLateDay(statut)}T11:00:00.000Z`;
    await setColumns(site, order.id, { statut, clock_from: noon });
    const late = workingDaysLate(deadlineOf({ statut, clock_from: noon }), parisDay(new Date()));
    expect(late).toBeGreaterThan(0);
    for (const caller of [order.caller, order.siege]) {
      expect((await list(caller)).map(({ _id, retard }) => [_id.$oid, retard])).toEqual([[order.id, late]]);
      expect((await caller.call(countProjects, { query: { q_retard: '1' } })).body).toEqual([
        { _id: statut, count: 1 },
      ]);
    }
    expect((await readOrder(order.caller, order.id)).retard).toBe(late);
  });

  it.each(['Agence', 'Prévisite'] as const)('is not yet, in %s, what came in a day later', async (statut) => {
    const next = new Date(Date.parse(`${lastLateDay(statut)}T11:00:00.000Z`) + DAY_MS).toISOString();
    await setColumns(site, order.id, { statut, clock_from: next });
    expect(await list(order.siege)).toEqual([]);
    expect((await readOrder(order.caller, order.id)).retard).toBe(0);
  });

  it('is nothing where nothing was promised, or where the clock rests', async () => {
    await setColumns(site, order.id, { statut: 'Validation Client', clock_from: '2026-01-05T11:00:00.000Z' });
    expect(await list(order.siege)).toEqual([]);
    await setColumns(site, order.id, { statut: 'Agence', clock_from: null });
    expect(await list(order.siege)).toEqual([]);
    expect(await readOrder(order.caller, order.id)).toMatchObject({ echeance: null, retard: 0 });
  });
});
