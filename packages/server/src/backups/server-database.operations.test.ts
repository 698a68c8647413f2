import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DUMP } from '../db/backup/dump-database.ts';
import { filesOf, readManifest } from '../db/backup/manifest.ts';
import { createPool } from '../db/pool.ts';
import { type DebianPostgres, startDebianPostgres } from '../testing/debian-postgres.ts';
import { createUser } from '../testing/factories.ts';
import { type RunningServer, runProgram, startServer } from '../testing/running-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';

let peer: DebianPostgres;
let parent: string;
let databaseUrl: string;
const at = (name: string) => path.join(parent, name);
const servers: RunningServer[] = [];
const pools: Pool[] = [];
beforeAll(async () => {
  peer = await startDebianPostgres();
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-server-database-'));
  await chmod(parent, 0o711);
  databaseUrl = await peer.create('plv');
});
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
  for (const { child, exitCode } of servers.splice(0)) {
    child.kill('SIGTERM');
    await exitCode;
  }
});
afterAll(async () => {
  await peer.stop();
  await rm(parent, { recursive: true, force: true });
});

async function serve(dataDir: string, url: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(dataDir, { DATABASE_URL: url, ...env });
  servers.push(server);
  return server;
}

function poolOf(url: string): Pool {
  const pool = createPool(url, { size: 2 });
  pools.push(pool);
  return pool;
}

async function command(name: string, args: string[], env: Record<string, string>) {
  const { exitCode, output, errors } = runProgram(name, args, env);
  return { code: await exitCode, output: await output, errors: await errors };
}

async function pathsIn(backup: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path: file } of filesOf(backup, await readManifest(backup))) paths.push(file);
  return paths.sort();
}

const ROWS = `select (select count(*) from users) as users, (select count(*) from settings) as settings,
  (select md5(string_agg(u::text, '' order by uid)) from users u) as all_users`;

it('is dumped with the files while it serves, by the server’s own schedule, and restored elsewhere', async () => {
  const backups = at('backups');
  const env = { PATH: `${peer.bin}:${process.env.PATH}`, BACKUP_DIR: backups };
  await serve(at('data'), databaseUrl);
  const pool = poolOf(databaseUrl);
  for (let made = 0; made < 200; made += 1) await createUser(pool, { role: 'dc' });

  // Two processes on the same folder: one of them makes it.
  await Promise.all([serve(at('data'), databaseUrl, env), serve(at('data'), databaseUrl, env)]);
  const taken = () => pool.query('select name, with_database, kept from backups');
  while ((await taken()).rows.length === 0) await sleep(100);
  expect((await taken()).rows).toMatchObject([{ with_database: true, kept: true }]);
  const [name = '', ...more] = await readdir(backups);
  expect(more).toEqual([]);
  const backup = path.join(backups, name);
  const manifest = await readManifest(backup);
  expect(manifest).toMatchObject({ postgres: null, database: { dumped: true } });
  expect(manifest.database?.server).toContain(`${peer.version}.`);
  expect(await pathsIn(backup)).toEqual(['data/secret.key', DUMP]);

  const proven = await command('backup.ts', ['--verify', backup], { PATH: env.PATH });
  expect(proven, proven.errors).toMatchObject({ code: 0 });
  expect(proven.output).toContain('200 accounts');

  const other = await peer.create('restored');
  const restored = { DATA_DIR: at('restored'), DATABASE_URL: other, PATH: env.PATH };
  const done = await command('restore.ts', [backup], restored);
  expect(done, done.errors).toMatchObject({ code: 0 });
  const before = (await pool.query(ROWS)).rows;
  await serve(at('restored'), other);
  expect((await poolOf(other).query(ROWS)).rows).toEqual(before);
  expect(await readFile(at('restored/secret.key'))).toEqual(await readFile(at('data/secret.key')));

  const again = await command('restore.ts', [backup], { ...restored, DATA_DIR: at('third') });
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('is not empty')]);
  expect(await readdir(parent)).not.toContain('third');
});

it('is dumped and restored encrypted, and is on no disk in clear', { timeout: 120_000 }, async () => {
  const env = { PATH: `${peer.bin}:${process.env.PATH}`, BACKUP_PASSPHRASE: 'quatre mots sous une ardoise' };
  const here = { DATA_DIR: at('data'), DATABASE_URL: databaseUrl };
  const made = await command('backup.ts', [at('closed')], { ...env, ...here });
  expect(made, made.errors).toMatchObject({ code: 0 });
  expect(await pathsIn(at('closed'))).toEqual(['data/secret.key.age', `${DUMP}.age`]);
  expect((await readFile(at(`closed/${DUMP}.age`), 'latin1')).slice(0, 22)).toBe('age-encryption.org/v1\n');
  const proven = await command('backup.ts', ['--verify', at('closed')], env);
  expect(proven, proven.errors).toMatchObject({ code: 0 });
  expect(proven.output).toContain('200 accounts');

  const other = await peer.create('opened');
  const there = { ...env, DATA_DIR: at('opened'), DATABASE_URL: other };
  const done = await command('restore.ts', [at('closed')], there);
  expect(done, done.errors).toMatchObject({ code: 0 });
  const rows = async (url: string) => (await poolOf(url).query(ROWS)).rows;
  expect(await rows(other)).toEqual(await rows(databaseUrl));
  expect(await readFile(at('opened/secret.key'))).toEqual(await readFile(at('data/secret.key')));
});

it('is left to its operator where pg_dump is missing, with what to run and since when the files are', async () => {
  const target = at('files-only');
  // Node is given by its path; there is nothing else.
  const made = await command('backup.ts', [target], {
    DATA_DIR: at('data'),
    DATABASE_URL: databaseUrl,
    PATH: '/nonexistent',
  });
  expect(made, made.errors).toMatchObject({ code: 0 });
  expect(made.output).toContain(`Install postgresql-client-${peer.version}`);
  expect(made.output).toContain('pg_dump --format=custom');
  expect(made.output + made.errors).not.toContain('p%40ss');
  const { database } = await readManifest(target);
  expect(database).toMatchObject({ dumped: false, lsn: expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/) });
  expect(await pathsIn(target)).not.toContain(DUMP);
  const { rows } = await poolOf(databaseUrl).query(
    'select with_database from backups order by id desc limit 1',
  );
  expect(rows).toEqual([{ with_database: false }]);

  const done = await command('restore.ts', [target], { DATA_DIR: at('files'), DATABASE_URL: databaseUrl });
  expect(done, done.errors).toMatchObject({ code: 0 });
  expect(done.output).toContain(`to a moment before ${database?.at}`);
});

it('is not dumped by a pg_dump that is older than its server', async () => {
  const newer = await createTestDatabase();
  try {
    const made = await command('backup.ts', [at('older-tool')], {
      DATA_DIR: at('data'),
      DATABASE_URL: newer.url,
      PATH: peer.bin,
    });
    expect(made, made.errors).toMatchObject({ code: 0 });
    expect(made.output).toContain(`of version ${peer.version}, which refuses a newer server`);
    expect((await readManifest(at('older-tool'))).database?.dumped).toBe(false);
  } finally {
    await newer.drop();
  }
});
