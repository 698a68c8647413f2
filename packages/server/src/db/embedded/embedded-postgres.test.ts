import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopPostmaster } from './supervisor.ts';

let parent: string;
let folder: string;
let cluster: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-embedded-'));
  await chmod(parent, 0o711);
  folder = path.join(parent, 'postgres');
  cluster = path.join(folder, 'cluster');
});
afterAll(async () => {
  await stopPostmaster(cluster);
  await rm(parent, { recursive: true, force: true });
});

async function ask(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url, application_name: 'a-test' });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows.map((row) => row.value);
}

async function postmasterPid(): Promise<number> {
  return (await readPostmasterFile(cluster))?.pid ?? 0;
}

/** A separate server process, killed as soon as its PostgreSQL accepts connections. */
async function startAndKillServer(): Promise<void> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    await startEmbeddedPostgres(process.argv[1], { durable: false });
    process.send('ready');
    setInterval(() => {}, 1000);
  `;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(server, 'message');
  server.kill('SIGKILL');
  await once(server, 'exit');
}

it('keeps data over a stop and a start, and stops PostgreSQL', async () => {
  const first = await startEmbeddedPostgres(folder, { durable: false });
  await ask(first, `create table kept as select 'yes' as value`);
  await first.stop();
  expect(await readPostmasterFile(cluster)).toBeUndefined();

  const second = await startEmbeddedPostgres(folder, { durable: false });
  expect(await ask(second, 'select value from kept')).toEqual(['yes']);
  expect(
    await ask(second, `select setting as value from pg_settings where name = 'listen_addresses'`),
  ).toEqual(['']);
  const names = `select name as value from unnest(array['Zoé', 'école', 'Ecole', 'eau', 'Été']) as t(name) order by name`;
  expect(await ask(second, names), 'sorted as French readers expect').toEqual([
    'eau',
    'Ecole',
    'école',
    'Été',
    'Zoé',
  ]);
  await second.stop();
});

it('adopts the PostgreSQL that a killed server left running', async () => {
  await startAndKillServer();
  const left = await postmasterPid();
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  expect(await postmasterPid()).toBe(left);
  await postgres.stop();
  expect(await postmasterPid()).toBe(0);
});

it('restarts PostgreSQL when it dies', async () => {
  const restarted = Promise.withResolvers<void>();
  const postgres = await startEmbeddedPostgres(folder, { durable: false, onRestart: restarted.resolve });
  const killed = await postmasterPid();
  process.kill(killed, 'SIGKILL');
  await restarted.promise;
  await expect.poll(() => ask(postgres, 'select 1 as value').catch(String), { timeout: 10_000 }).toEqual([1]);
  expect(await postmasterPid()).not.toBe(killed);
  await postgres.stop();
});

it('starts after both were killed, despite the stale pid file', async () => {
  await startAndKillServer();
  process.kill(await postmasterPid(), 'SIGKILL');
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  expect(await ask(postgres, 'select value from kept')).toEqual(['yes']);
  await postgres.stop();
});

it('starts although another program has the pid of a dead postmaster', async () => {
  const [pid, empty] = [process.pid, ''];
  await writeFile(
    path.join(cluster, 'postmaster.pid'),
    [pid, cluster, 0, 5432, empty, empty, empty].join('\n'),
  );
  await writeFile(
    path.join(folder, 'socket', '.s.PGSQL.5432.lock'),
    [pid, cluster, 0, 5432, empty].join('\n'),
  );
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  expect(await ask(postgres, 'select value from kept')).toEqual(['yes']);
  await postgres.stop();
});

it('is adopted while it recovers from a killed server process', { tags: 'long' }, async () => {
  for (let time = 0; time < 2; time += 1) {
    await startAndKillServer();
    const { socket = '' } = (await readPostmasterFile(cluster)) ?? {};
    const client = new pg.Client({ host: socket, user: 'ardoise', database: 'ardoise' });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGKILL');
    const postgres = await startEmbeddedPostgres(folder, { durable: false });
    // It may have replied before it noticed.
    await expect.poll(() => ask(postgres, 'select value from kept').catch(String)).toEqual(['yes']);
    await client.end().catch(() => undefined);
    await postgres.stop();
  }
});

it('waits for the remaining processes of a killed PostgreSQL, longer than for a failing start', {
  tags: 'long',
}, async () => {
  await startAndKillServer();
  const { socket = '' } = (await readPostmasterFile(cluster)) ?? {};
  const left = new pg.Client({ host: socket, user: 'ardoise', database: 'ardoise' });
  left.on('error', () => undefined);
  await left.connect();
  const { rows } = await left.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGSTOP');
  process.kill(await postmasterPid(), 'SIGKILL');
  const started = startEmbeddedPostgres(folder, { durable: false, patienceMs: 0 });
  const ended = started.then(
    () => 'started',
    () => 'refused',
  );
  const first = await Promise.race([ended, sleep(1500).then(() => 'waits')]);
  process.kill(rows[0].pid, 'SIGCONT');
  expect(first).toBe('waits');
  const postgres = await started;
  expect(await ask(postgres, 'select value from kept')).toEqual(['yes']);
  await left.end().catch(() => undefined);
  await postgres.stop();
});

it('is left running for another server on the same folder', async () => {
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  const other = new pg.Client({ connectionString: postgres.url, application_name: 'ardoise:0' });
  await other.connect();
  await postgres.stop();
  expect((await other.query('select 1 as value')).rows).toEqual([{ value: 1 }]);
  await other.end();
  await sleep(50);
  await stopPostmaster(cluster);
});

it.runIf(process.getuid?.() === 0)('refuses a folder that is inaccessible to the database user', async () => {
  const closed = await mkdtemp(path.join(tmpdir(), 'ardoise-closed-'));
  const attempt = startEmbeddedPostgres(path.join(closed, 'inside', 'postgres'));
  await expect(attempt).rejects.toThrow(EmbeddedPostgresError);
  await expect(attempt).rejects.toThrow(/cannot be reached by the system user 'postgres'.*DATA_DIR/);
  await rm(closed, { recursive: true });
});

it.runIf(process.getuid?.() === 0)(
  'says whose the files of a copied folder are, and how to give them back',
  async () => {
    const copied = path.join(parent, 'copied');
    await mkdir(path.join(copied, 'cluster'), { recursive: true });
    await writeFile(path.join(copied, 'cluster/PG_VERSION'), '18\n');
    await chown(path.join(copied, 'cluster'), 12_345, 12_345);
    const attempt = startEmbeddedPostgres(copied, { durable: false });
    await expect(attempt).rejects.toThrow(EmbeddedPostgresError);
    await expect(attempt).rejects.toThrow(
      /belong to another user \(12345 in place of \d+\).*chown -R \d+ .*copied/,
    );
  },
);
