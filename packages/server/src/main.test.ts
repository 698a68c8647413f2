import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createUser } from './testing/factories.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { freePort, runProgram } from './testing/running-server.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { sample } from './testing/volume.ts';

let database: TestDatabase;
let dataDir: string;
let mailServer: MailServer;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-main-'));
  mailServer = await startMailServer();
  await createUser(database.pool, {
    role: 'dc',
    name: 'camille',
    mail: 'camille@ardoise.test',
    withPassword: true,
  });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await mailServer.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The server, or a command, as a child process with only the given environment. */
function run(settings: Record<string, string>, program = 'main.ts', args: string[] = []) {
  const running = runProgram(program, args, { DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings });
  children.push(running.child);
  return running;
}

it('reports an invalid configuration in sentences, and does not start', { tags: 'long' }, async () => {
  const running = run({ PORT: 'x', DEMO: '2', PUBLIC_URL: 'http://plv.example' });
  expect(await running.exitCode).toBe(1);
  const errors = await running.errors;
  expect(errors).toContain('PORT must be a whole number from 1 to 65535.');
  expect(errors).toContain('DEMO must be 0 or 1.');
  expect(errors).toContain('PUBLIC_URL must begin with https://');
  expect(errors).not.toMatch(/\n\s+at /);
});

it('reports a port in use', { tags: 'long', timeout: 60_000 }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const running = run({ PORT: String(port) });
  expect(await running.exitCode).toBe(1);
  expect(await running.errors).toContain(`Port ${port} is in use.`);
  taken.close();
});

it('reports an unreachable database, without its password', { tags: 'long' }, async () => {
  const running = run({ DATABASE_URL: 'postgresql://someone:secret-word@127.0.0.1:9/nowhere' });
  expect(await running.exitCode).toBe(1);
  const errors = await running.errors;
  expect(errors).toContain('cannot be reached');
  expect(errors).not.toContain('secret-word');
});

it('does not start without DEMO=1 on a demonstration’s accounts, until its command has removed them', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const own = await createTestDatabase();
  const { uid } = await createUser(own.pool, { role: 'administrator', name: 'admin', withPassword: true });
  await own.pool.query('update users set demonstration = true where uid = $1', [uid]);
  await own.pool.query(`insert into settings values ('demoLoaded', '"2026-11-20T14:30:00.000Z"')`);
  const settings = { DATABASE_URL: own.url, DEMO: '0' };
  const refused = run(settings);
  expect(await refused.exitCode).toBe(1);
  const errors = await refused.errors;
  expect(errors).toContain('open to anybody with its published password: admin.');
  expect(errors).toContain('node scripts/remove-demonstration.mjs');
  expect(errors).not.toMatch(/\n\s+at /);

  const command = run(settings, '../../demo/src/remove-demonstration.ts', ['--keep', 'admin']);
  expect(await command.exitCode).toBe(0);
  expect(await command.output).toMatch(/admin +[\w-]{20} /);
  // Its catalogue stays, with its pictures.
  await own.pool.query(
    `insert into catalogue_items (list, id, data) values ('themes', 'ardoise', '{"image":"/catalogue/themes/ardoise.svg"}')`,
  );
  const port = await freePort();
  const started = run({ ...settings, PORT: String(port) });
  await once(started.child.stdout ?? started.child, 'data');
  expect((await fetch(`http://127.0.0.1:${port}/catalogue/themes/ardoise.svg`)).status).toBe(200);
  started.child.kill('SIGTERM');
  expect(await started.exitCode).toBe(0);
  await own.drop();
});

it.each(sample(1, ['', 'Boissons du Port']))(
  'says at start that clients read of no company, unless it is named: "%s"',
  { tags: 'long', timeout: 60_000 },
  async (company) => {
    const running = run({
      PORT: String(await freePort()),
      DEMO: '0',
      ...(company !== '' && { COMPANY_NAME: company }),
    });
    await once(running.child.stdout ?? running.child, 'data');
    running.child.kill('SIGTERM');
    expect(await running.exitCode).toBe(0);
    const told = (await running.errors).includes('COMPANY_NAME is not set: clients read');
    expect(told).toBe(company === '');
  },
);

it('serves, sends mail, and shuts down gracefully on SIGTERM with requests in progress', {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const running = run({ PORT: String(port), SMTP_URL: mailServer.url, MAIL_FROM: 'plv@ardoise.test' });
  await vi.waitFor(async () => expect((await fetch(`${site}/jdrupal/connect`)).status).toBe(200), {
    timeout: 90_000,
    interval: 100,
  });

  // No drawing of the demonstration without its catalogue.
  expect((await fetch(`${site}/catalogue/themes/ardoise.svg`)).status).toBe(404);
  const headers = { 'content-type': 'application/json' };
  const asked = await fetch(`${site}/rest/myplv/password/forgotten`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ identifiant: 'camille' }),
  });
  expect(asked.status).toBe(200);
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), { timeout: 10_000, interval: 50 });
  expect(mailServer.mails[0]?.text).toContain(`http://localhost:${port}/cms/mot-de-passe/`);

  const underWay = fetch(`${site}/user/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'camille', pass: 'mauvais-mot-de-passe' }),
  });
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select 1 from login_attempts');
    expect(rows).toHaveLength(1);
  });
  running.child.kill('SIGTERM');
  expect((await underWay).status).toBe(400);
  expect(await running.exitCode).toBe(0);
  expect(await running.output).toContain(`Ardoise is ready: http://localhost:${port}`);
  expect(await running.output).not.toContain('Demonstration');
  const { rows } = await database.pool.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name like $1',
    [`ardoise%:${running.child.pid}`],
  );
  expect(rows).toEqual([]);
});
