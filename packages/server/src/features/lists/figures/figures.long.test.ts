import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdsFigures } from '../../../testing/figures/hold-figures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const ORDERS = 100_000;
const MINUTES = 60_000;

it('equal a recount by SQL, of 100,000 orders with random histories', { timeout: 20 * MINUTES }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  const began = performance.now();
  await holdsFigures(site.pool, ORDERS, seed);
  const { rows } = await site.pool.query('select count(*)::int as events from figure_events');
  expect(rows[0].events).toBeGreaterThan(ORDERS);
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(
    `figures of ${ORDERS} orders, seed ${seed}: ${rows[0].events} events recounted in ${seconds} s\n`,
  );
});
