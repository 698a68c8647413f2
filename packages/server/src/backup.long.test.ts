import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecurityEventName } from '@ardoise/domain/base/security-events.ts';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from './db/backup/make-backup.ts';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { findDatabaseUser } from './db/embedded/database-user.ts';
import { stopPostmaster } from './db/embedded/supervisor.ts';
import { readMigrations } from './db/migrate.ts';
import { openDatabase } from './db/startup/open-database.ts';
import { readStatusCounts } from './features/lists/project-lists/status-counts.repository.ts';
import { csrfTokenFor } from './http/csrf.ts';
import { createSession } from './http/session.repository.ts';
import { sessionCookieName } from './http/session-cookie.ts';
import { createUser } from './testing/factories.ts';
import { multipart } from './testing/multipart.ts';
import { createSalesTeam } from './testing/project-factories.ts';
import { recountQuotas, shownQuotas } from './testing/quota-factories.ts';
import {
  embeddedPool,
  killAll,
  type RunningServer,
  runProgram,
  startServer,
} from './testing/running-server.ts';
import { jpegFile } from './testing/sample-files.ts';

let parent: string;
let dataDir: string;
let backup: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-backup-'));
  await chmod(parent, 0o711);
  dataDir = path.join(parent, 'data');
  backup = path.join(parent, 'backup');
});
const servers: [RunningServer, string][] = [];
const pools: Pool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
  for (const [server, folder] of servers.splice(0)) {
    server.child.kill('SIGKILL');
    await stopPostmaster(path.join(folder, 'postgres', 'cluster'));
  }
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function serve(folder: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(folder, env);
  servers.push([server, folder]);
  return server;
}

function poolOf(folder: string): Pool {
  const pool = embeddedPool(folder);
  pools.push(pool);
  return pool;
}

interface Command {
  code: number | null;
  output: string;
  errors: string;
}

async function command(
  name: string,
  argument: string | string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<Command> {
  const { exitCode, output, errors } = runProgram(name, [argument].flat(), { DATA_DIR: folder, ...env });
  return { code: await exitCode, output: await output, errors: await errors };
}

/** Acknowledged writes: the last phone number of each project by its version, and each file's hash. */
interface Written {
  phones: Map<string, Map<number, string>>;
  acknowledged: Map<string, number>;
  files: Set<string>;
}

/** Per project: creations are limited to 60 a minute per account. */
const SAVES = 48;

/** Creates projects, saves them and uploads photographs until aborted. */
async function write(site: string, headers: Record<string, string>, written: Written, stop: AbortSignal) {
  const call = async (method: string, address: string, body: unknown) => {
    const reply = await fetch(`${site}${address}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  while (!stop.aborted) {
    const made = await call('POST', '/rest/myplv/projets', { type: 'Carte Brasserie', quotaConfirme: true });
    const id = (made as { _id: { $oid: string } })._id.$oid;
    const phones = new Map<number, string>();
    written.phones.set(id, phones);
    written.acknowledged.set(id, 1);
    for (let version = 1; version <= SAVES; version += 1) {
      const telephone = `05 56 48 ${String(version).padStart(2, '0')} ${String(written.phones.size % 100).padStart(2, '0')}`;
      phones.set(version + 1, telephone);
      await call('PUT', `/rest/myplv/projets/${id}`, { version, pdv: { telephone } });
      written.acknowledged.set(id, version + 1);
    }
    const content = Buffer.concat([await jpegFile(), Buffer.from(id)]);
    const form = multipart({ projet_id: id, file_type: 'photo_carte' }, { name: 'carte.jpg', content });
    const sent = await fetch(`${site}/rest/myplv/projets/upload`, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body: new Uint8Array(form.body),
    });
    if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
    written.files.add(id);
  }
}

/** As `write`, with three concurrent clients; a request interrupted by the kill is no failure. */
async function startLoad(server: RunningServer, pool: Pool) {
  const written: Written = { phones: new Map(), acknowledged: new Map(), files: new Set() };
  const { dc } = await createSalesTeam(pool, 100_000);
  const { token } = await createSession(pool, dc.uid);
  const headers = {
    cookie: `${sessionCookieName({ publicUrl: server.site })}=${token}`,
    'x-csrf-token': csrfTokenFor(token),
  };
  const stop = new AbortController();
  const failures: unknown[] = [];
  const workers = Array.from({ length: 3 }, () =>
    write(server.site, headers, written, stop.signal).catch((error) => {
      if (!stop.signal.aborted) failures.push(error);
    }),
  );
  return {
    written,
    failures,
    async end() {
      stop.abort();
      await Promise.all(workers);
    },
  };
}

async function logged(pool: Pool | undefined, event: SecurityEventName): Promise<string[]> {
  const found = await pool?.query<{ object: string }>('select object from security_events where event = $1', [
    event,
  ]);
  return found?.rows.map(({ object }) => object) ?? [];
}

it('backs up under load; after a kill, the restored data is complete and has all that was acknowledged before', {
  timeout: 300_000,
}, async () => {
  const server = await serve(dataDir);
  await writeFile(path.join(dataDir, 'another.key'), 'kept for mails', { mode: 0o600 });
  await mkdir(path.join(dataDir, 'postgresql-18.0'));
  const load = await startLoad(server, poolOf(dataDir));
  while (load.written.files.size < 6 && load.failures.length === 0) await sleep(20);
  const before = { versions: new Map(load.written.acknowledged), files: new Set(load.written.files) };

  const made = await command('backup.ts', backup, dataDir);
  expect(made, made.errors).toMatchObject({ code: 0 });
  expect(made.output).toMatch(/^Copying the database….*The backup is whole: /s);
  expect(load.failures).toEqual([]);
  expect(load.written.files.size, 'it went on writing').toBeGreaterThan(before.files.size);
  expect(await logged(pools[0], 'sauvegarde')).toEqual(['backup']);
  const taken = await pools[0]?.query(
    'select name, with_database, files > 10 as files, bytes > 1000 as bytes from backups',
  );
  expect(taken?.rows).toEqual([{ name: 'backup', with_database: true, files: true, bytes: true }]);
  const ended = load.end();
  await killAll(server, dataDir);
  await ended;

  const restored = path.join(parent, 'restored');
  // As in root's default folder: it also contains PostgreSQL's programs, which are no data.
  await mkdir(path.join(restored, 'postgresql-18.0', 'bin'), { recursive: true });
  await chmod(restored, 0o711);
  const done = await command('restore.ts', backup, restored);
  expect(done, done.errors).toMatchObject({ code: 0 });
  for (const name of ['secret.key', 'another.key']) {
    expect(await readFile(path.join(restored, name))).toEqual(await readFile(path.join(dataDir, name)));
    expect((await stat(path.join(restored, name))).mode & 0o777).toBe(0o600);
  }
  await serve(restored);
  const pool = poolOf(restored);
  expect(await logged(pool, 'restauration')).toEqual(['backup']);
  const renewed = await pool.query('select renewed_at is not null as renewed from installation');
  expect(renewed.rows).toEqual([{ renewed: true }]);

  const projects = await pool.query<{ id: string; version: number; telephone: string | null }>(
    `select id, version, doc::json -> 'pdv' ->> 'telephone' as telephone from projects`,
  );
  const found = new Map(projects.rows.map((row) => [row.id, row]));
  for (const [id, version] of before.versions) expect(found.get(id)?.version).toBeGreaterThanOrEqual(version);
  for (const { id, version, telephone } of projects.rows)
    expect(telephone, id).toBe(load.written.phones.get(id)?.get(version) ?? null);

  const files = await pool.query<{ project_id: string; sha256: string; size: string }>(
    `select project_id, encode(sha256, 'hex') as sha256, size from files`,
  );
  const owners = new Set(files.rows.map(({ project_id }) => project_id));
  for (const id of before.files) expect(owners.has(id), 'an acknowledged file').toBe(true);
  for (const { sha256, size } of files.rows) {
    const bytes = await readFile(path.join(restored, 'files', 'blobs', sha256.slice(0, 2), sha256));
    expect(bytes.length).toBe(Number(size));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }

  expect(await shownQuotas(pool)).toEqual(await recountQuotas(pool));
  const counted = (await readStatusCounts(pool, {})).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(projects.rows.length);
});

describe('a backup', () => {
  const into = (target: string) => makeBackup({ dataDir, databaseUrl: '', embedded: true, target });

  it('is refused into a non-empty folder, within DATA_DIR, and without data', async () => {
    await expect(into(backup)).rejects.toThrow('is not empty');
    await expect(into(path.join(dataDir, 'files', 'backup'))).rejects.toThrow('lies in DATA_DIR');
    const nothing = await command('backup.ts', path.join(parent, 'other'), path.join(parent, 'nothing'));
    expect([nothing.code, nothing.errors]).toEqual([1, expect.stringContaining('There is no database')]);
    expect(await readdir(parent)).not.toContain('nothing');
  });

  it('also works while the server is stopped, into an empty folder, and leaves PostgreSQL stopped', {
    timeout: 180_000,
  }, async () => {
    const target = path.join(parent, 'stopped');
    await mkdir(target);
    await mkdir(`${target}.partial-999999999`);
    const made = await command('backup.ts', target, dataDir);
    expect(made, made.errors).toMatchObject({ code: 0 });
    expect((await readdir(parent)).filter((name) => name.startsWith('stopped'))).toEqual(['stopped']);
    expect(await readdir(path.join(dataDir, 'postgres', 'cluster'))).not.toContain('postmaster.pid');
    await restore(target, path.join(parent, 'from-stopped'));
  });
});

describe('with BACKUP_DIR', () => {
  const kept = () => path.join(parent, 'kept');
  const ours = async () => (await readdir(kept())).filter((name) => name.startsWith('ardoise-')).sort();
  const count = async (table: string) =>
    (await pools[0]?.query<{ n: number }>(`select count(*)::int as n from ${table}`))?.rows[0]?.n;

  it('the server makes one that was missed, each shares its files with the one before, and one can be proven', {
    timeout: 180_000,
  }, async () => {
    await mkdir(kept());
    await writeFile(path.join(kept(), 'notes.txt'), 'not ours');
    const env = { BACKUP_DIR: kept(), BACKUP_KEEP: '1d' };
    const server = await serve(dataDir, { ...env, LOG_LEVEL: 'info' });
    const pool = poolOf(dataDir);
    while ((await count('backups where kept')) === 0) await sleep(100);
    const [first = ''] = await ours();

    const again = await command('backup.ts', [], dataDir, env);
    expect(again, again.errors).toMatchObject({ code: 0 });
    const [, second = ''] = await ours();
    const { rows } = await pool.query<{ sha256: string }>(
      `select distinct encode(sha256, 'hex') as sha256 from files`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { sha256 } of rows) {
      const place = path.join('data', 'files', 'blobs', sha256.slice(0, 2), sha256);
      const [one, other] = [first, second].map((name) => stat(path.join(kept(), name, place)));
      expect((await one)?.ino).toBe((await other)?.ino);
    }
    const proven = await command('backup.ts', ['--verify', path.join(kept(), second)], dataDir);
    expect(proven, proven.errors).toMatchObject({ code: 0 });
    expect(proven.output).toContain(`Each of the ${rows.length} files that it names is there.`);

    const bitten = path.join(kept(), second, 'data', 'secret.key');
    await writeFile(bitten, 'x');
    const refused = await command('backup.ts', ['--verify', path.join(kept(), second)], dataDir);
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('data/secret.key')]);
    expect(await readdir(kept())).toContain('notes.txt');

    server.child.kill('SIGTERM');
    await server.exitCode;
    expect(await server.output).toMatch(/"level":"info".*"said":"The backup is whole: /);
  });

  it('a failed one is recorded and mailed, and makes way for none', {
    timeout: 120_000,
  }, async () => {
    await serve(dataDir);
    const pool = poolOf(dataDir);
    const before = await ours();
    const env = { BACKUP_DIR: path.join(kept(), 'notes.txt', 'below') };
    const failed = await command('backup.ts', ['--scheduled'], dataDir, env);
    expect(failed, 'one of today is there').toMatchObject({ code: 0 });
    await pool.query("update backups set taken_at = now() - interval '3 days'");
    const tried = await command('backup.ts', ['--scheduled'], dataDir, env);
    expect([tried.code, tried.errors]).toEqual([3, expect.stringContaining('ENOTDIR')]);
    expect(await count('backup_failures')).toBe(1);
    expect(await ours()).toEqual(before);

    // By the server's own schedule, an hour later.
    await pool.query("update backup_failures set at = now() - interval '2 hours'");
    await createUser(pool, { role: 'administrator' });
    await serve(dataDir, env);
    while ((await count("mails where template = 'backup-failed'")) === 0) await sleep(100);
    expect(await count('backup_failures')).toBe(2);
  });
});

async function restore(from: string, to: string): Promise<void> {
  const [databaseUser, migrations] = [await findDatabaseUser(), await readMigrations()];
  await restoreBackup({
    backup: from,
    dataDir: to,
    databaseUrl: undefined,
    databaseUser,
    migrations,
    postgres: '18',
  });
}

describe('a restore', () => {
  const elsewhere = () => path.join(parent, 'elsewhere');

  it('is refused into a non-empty folder', async () => {
    await expect(restore(backup, dataDir)).rejects.toThrow('is not empty');
  });

  it('is refused for what is no backup, and for a newer version’s', async () => {
    await expect(restore(path.join(backup, 'data'), elsewhere())).rejects.toThrow('is no backup of Ardoise');
    const manifest = path.join(backup, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    const changed = JSON.parse(text);
    changed.migrations.push({ name: '9999-later.sql', checksum: '0' });
    await rewrite(manifest, JSON.stringify(changed));
    await expect(restore(backup, elsewhere())).rejects.toThrow(/newer.*9999-later\.sql/);
    await rewrite(manifest, text);
  });

  async function rewrite(manifest: string, text: string): Promise<void> {
    await writeFile(manifest, text);
    await writeFile(`${manifest}.sha256`, createHash('sha256').update(text).digest('hex'));
  }

  it('is refused for a backup with one corrupted byte, and leaves nothing', async () => {
    const secret = path.join(backup, 'data', 'another.key');
    await writeFile(secret, 'kept for nails');
    await expect(restore(backup, elsewhere())).rejects.toThrow('data/another.key');
    expect(await readdir(parent)).not.toContain('elsewhere');
  });

  it('that was interrupted prevents the server from starting', async () => {
    const half = path.join(parent, 'half');
    await mkdir(half);
    await writeFile(path.join(half, 'restore-unfinished'), backup);
    const opening = openDatabase({ databaseUrl: undefined, dataDir: half, databasePoolSize: 2 });
    await expect(opening).rejects.toThrow('was not finished');
  });
});
