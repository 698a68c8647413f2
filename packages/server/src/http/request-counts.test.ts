import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countRequest } from './request-counts.repository.ts';

/** Two server processes of one installation. */
let database: TestDatabase;
let apps: [TestApp, TestApp];
beforeAll(async () => {
  database = await createTestDatabase();
  apps = [await createTestApp({}, { database }), await createTestApp({}, { database })];
});
afterAll(async () => {
  await apps[1].app.close();
  await apps[0].close();
});

const check = (app: TestApp, token: string, remoteAddress: string) =>
  app.inject({ method: 'GET', url: `/rest/myplv/password/link/${token}`, remoteAddress });

async function statuses(address: string, times: number): Promise<Map<number, number>> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      check(turn % 2 === 0 ? apps[0] : apps[1], 'x'.repeat(43), address),
    ),
  );
  const counts = new Map<number, number>();
  for (const { statusCode } of replies) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  return counts;
}

it('is one limit for all server processes, by address', async () => {
  expect(await statuses('192.0.2.1', 30)).toEqual(
    new Map([
      [410, 20],
      [429, 10],
    ]),
  );
  const refused = await check(apps[0], 'x'.repeat(43), '192.0.2.1');
  expect(refused.json()).toMatchObject({ code: 'TROP_DE_DEMANDES' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses('192.0.2.2', 3)).toEqual(new Map([[410, 3]]));
});

it('begins again once the window has ended', async () => {
  const key = Buffer.alloc(32, 1);
  expect((await countRequest(database.pool, key, 60_000)).current).toBe(1);
  const second = await countRequest(database.pool, key, 60_000);
  expect(second.current).toBe(2);
  expect(second.ttl).toBeGreaterThan(0);
  expect(second.ttl).toBeLessThanOrEqual(60_000);
  await database.pool.query(
    `update request_counts set ends_at = now() - interval '1 second' where key = $1`,
    [key],
  );
  expect((await countRequest(database.pool, key, 60_000)).current).toBe(1);
});

it('keeps neither addresses nor session tokens', async () => {
  await check(apps[0], 'x'.repeat(43), '192.0.2.77');
  const { rows } = await database.pool.query<{ row: string }>('select c::text as row from request_counts c');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ row }) => row).join()).not.toContain('192.0.2');
});
