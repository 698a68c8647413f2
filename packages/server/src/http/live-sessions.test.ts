import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseListener } from '../db/database-listener.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { LiveSessions } from './live-sessions.ts';
import { createSession } from './session.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function watchedSession() {
  const user = await createUser(site.pool, { role: 'dc' });
  const { token } = await createSession(site.pool, user.uid);
  const sessions = new LiveSessions(site.pool, undefined);
  const listener = new DatabaseListener();
  sessions.listenOn(listener);
  const stop = listener.start(site.databaseUrl, (error) => {
    throw error;
  });
  await sleep(150);
  return { user, token, sessions, stop };
}

/** Polls until the result equals this, at most two seconds. */
async function becomes<Answer>(ask: () => Promise<Answer>, expected: Answer): Promise<void> {
  for (let tried = 0; tried < 100 && (await ask()) !== expected; tried += 1) await sleep(20);
  expect(await ask()).toBe(expected);
}

describe('cached sessions', () => {
  it('are invalidated when another process ends them', async () => {
    const { token, sessions, stop, user } = await watchedSession();
    expect((await sessions.find(token))?.name).toBe(user.name);
    await site.pool.query('delete from sessions where uid = $1', [user.uid]);
    await becomes(async () => (await sessions.find(token)) === null, true);
    await stop();
  });

  it.each([
    ['a role', "update users set role = 'siege' where uid = $1", 'siege'],
    ['an activation', 'update users set active = false where uid = $1', undefined],
  ])('are invalidated by a change of %s', async (_what, statement, role) => {
    const { token, sessions, stop, user } = await watchedSession();
    expect((await sessions.find(token))?.role).toBe('dc');
    await site.pool.query(statement, [user.uid]);
    await becomes(async () => (await sessions.find(token))?.role, role);
    await stop();
  });

  it('are not cached without a listening connection', async () => {
    const { token, sessions, stop, user } = await watchedSession();
    await sessions.find(token);
    await stop();
    await site.pool.query('delete from sessions where uid = $1', [user.uid]);
    expect(await sessions.find(token)).toBeNull();
  });
});
