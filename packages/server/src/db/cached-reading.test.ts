import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { CachedReading } from './cached-reading.ts';
import { DatabaseListener } from './database-listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A reading of one setting, and how often it was read. */
async function watchedReading() {
  let times = 0;
  const reading = new CachedReading(async (key: string) => {
    times += 1;
    const { rows } = await database.pool.query('select value from settings where key = $1', [key]);
    return rows[0]?.value ?? null;
  });
  const listener = new DatabaseListener();
  const listening = new Promise<void>((resolve) => {
    listener.on('anything', {
      onNotification: () => undefined,
      onListening: resolve,
      onLost: () => undefined,
    });
  });
  reading.listenOn(listener, 'offer_changes');
  const stop = listener.start(database.url, (error) => {
    throw error;
  });
  await listening;
  return { reading, times: () => times, stop };
}

async function put(value: number): Promise<void> {
  await database.pool.query(
    "insert into settings (key, value) values ('cached', to_jsonb($1::int)) on conflict (key) do update set value = excluded.value",
    [value],
  );
}

it('is read once, for all who ask at the same time, until it changes in any process', async () => {
  await put(1);
  const { reading, times, stop } = await watchedReading();
  expect(await Promise.all([reading.get('cached'), reading.get('cached')])).toEqual([1, 1]);
  expect(await reading.get('cached')).toBe(1);
  expect(times()).toBe(1);
  await put(2);
  for (let tried = 0; tried < 100 && (await reading.get('cached')) !== 2; tried += 1) await sleep(20);
  expect(await reading.get('cached')).toBe(2);
  expect(times()).toBe(2);
  await stop();
});

it('is read again for another key, and once it was forgotten', async () => {
  await put(3);
  const { reading, times, stop } = await watchedReading();
  await reading.get('cached');
  expect(await reading.get('other')).toBeNull();
  expect(await reading.get('cached')).toBe(3);
  reading.forget();
  await reading.get('cached');
  expect(times()).toBe(4);
  await stop();
});

it('is read at every call without a listening connection, and again after a failure', async () => {
  const { reading, times, stop } = await watchedReading();
  await stop();
  await reading.get('cached');
  await reading.get('cached');
  expect(times()).toBe(2);
  let fails = true;
  const failing = new CachedReading(async () => {
    if (fails) throw new Error('no connection');
    return 'read';
  });
  const listener = new DatabaseListener();
  failing.listenOn(listener, 'offer_changes');
  const end = listener.start(database.url, () => undefined);
  await expect(failing.get('')).rejects.toThrow('no connection');
  fails = false;
  expect(await failing.get('')).toBe('read');
  await end();
});
