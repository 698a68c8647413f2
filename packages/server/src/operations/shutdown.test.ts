import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createUser, TEST_PASSWORD } from '../testing/factories.ts';
import { freePort, runProgram } from '../testing/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-shutdown-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const patience = { timeout: 90_000, interval: 50 };

it('says that it stops while it still serves, then ends its streams and leaves', {
  timeout: 300_000,
}, async () => {
  const { name } = await createUser(database.pool, { role: 'dc', withPassword: true });
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const running = runProgram('main.ts', [], {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    SHUTDOWN_DELAY_SECONDS: '3',
  });
  try {
    await vi.waitFor(async () => expect((await fetch(`${site}/sante/pret`)).status).toBe(200), patience);
    expect((await database.pool.query('select 1 from servers')).rowCount).toBe(1);
    const login = await fetch(`${site}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, pass: TEST_PASSWORD }),
    });
    const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
    const stream = await fetch(`${site}/rest/myplv/changements`, { headers: { cookie } });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const streamed = stream.text();

    running.child.kill('SIGTERM');
    await vi.waitFor(async () => {
      const ready = await fetch(`${site}/sante/pret`);
      expect([ready.status, await ready.json()]).toEqual([503, { pret: false, raisons: ['arret'] }]);
    }, patience);
    const served = await fetch(`${site}/rest/myplv/session`, { headers: { cookie } });
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${site}/sante`)).status).toBe(200);

    expect(await streamed).toContain('bonjour');
    if (running.child.exitCode === null) await once(running.child, 'exit');
    expect(running.child.exitCode).toBe(0);
    expect((await database.pool.query('select 1 from servers')).rowCount).toBe(0);
  } finally {
    running.child.kill('SIGKILL');
  }
});
