import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { findDatabaseUser } from '../embedded/database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { readMigrations } from '../migrate.ts';
import { createPool } from '../pool.ts';
import type { upgradeDatabase as Upgrade } from './upgrade-database.ts';

const disk = vi.hoisted(() => ({ full: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const measured = async (place: string) => {
    const found = await real.statfs(place);
    return disk.full ? Object.assign(found, { bavail: 1000 }) : found;
  };
  return { ...real, statfs: measured };
});

let upgradeDatabase: typeof Upgrade;
let parent: string;
let dataDir: string;
let migrations: string;
beforeAll(async () => {
  // Files share a process: modules that another file has loaded measure the real disk.
  vi.resetModules();
  ({ upgradeDatabase } = await import('./upgrade-database.ts'));
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-upgrade-'));
  await chmod(parent, 0o711);
  dataDir = path.join(parent, 'data');
  migrations = path.join(parent, 'migrations');
  await mkdir(migrations);
});
afterEach(() => {
  disk.full = false;
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Accounts again, which a migration of an earlier test dropped. */
const IN_USE = `create table if not exists users as select 'Camille' as name`;

const said: string[] = [];
const write = (name: string, sql: string) => writeFile(path.join(migrations, name), sql);
const say = (sentence: string) => said.push(sentence);

describe('an embedded database', () => {
  let postgres: EmbeddedPostgres;
  let pool: Pool;
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'), { durable: false });
    pool = createPool(postgres.url, { size: 2 });
    await write('0001-users.sql', 'create table users (name text)');
  });
  afterAll(async () => {
    await pool.end();
    await postgres.stop();
  });

  const upgrade = (mayMigrate = false) =>
    upgradeDatabase(
      { pool, url: postgres.url },
      { dataDir, databaseUrl: undefined, mayMigrate },
      say,
      migrations,
    );
  const backups = async () => (await readdir(path.join(dataDir, 'backups')).catch(() => [])).sort();

  it('without accounts is not backed up', async () => {
    expect(await upgrade()).toBeUndefined();
    await write('0002-second.sql', 'create table second ()');
    expect(await upgrade()).toBeUndefined();
    expect(await backups()).toEqual([]);
  });

  it('in use is backed up before a migration, and can be restored', {
    timeout: 120_000,
  }, async () => {
    await pool.query(`insert into users values ('Camille')`);
    const bytes = Buffer.from('a photograph');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const stored = ['blobs', 'preserved'].map((kept) => path.join('files', kept, hash.slice(0, 2), hash));
    for (const file of stored) {
      await mkdir(path.join(dataDir, path.dirname(file)), { recursive: true });
      await writeFile(path.join(dataDir, file), bytes, { mode: 0o600 });
    }
    const known = await readMigrations(migrations);
    await write('0003-third.sql', 'drop table users');

    const backup = (await upgrade()) ?? '';
    expect(await backups()).toEqual([expect.stringMatching(/^before-0003-.*Z$/)]);
    for (const file of stored) {
      const twice = await stat(path.join(backup, 'data', file));
      expect(twice.ino, 'a second name, not a second copy').toBe((await stat(path.join(dataDir, file))).ino);
    }

    const restored = path.join(parent, 'restored');
    const databaseUser = await findDatabaseUser();
    await restoreBackup({
      backup,
      dataDir: restored,
      databaseUrl: undefined,
      databaseUser,
      migrations: known,
      postgres: '18',
    });
    for (const file of stored) expect(await readFile(path.join(restored, file), 'utf8')).toBe('a photograph');
    const before = await startEmbeddedPostgres(path.join(restored, 'postgres'), { durable: false });
    const old = createPool(before.url, { size: 1 });
    const { rows } = await old.query(
      'select name, (select count(*)::int from schema_migration) as applied from users',
    );
    await old.end();
    await before.stop();
    expect(rows).toEqual([{ name: 'Camille', applied: 2 }]);
  });

  it('keeps the last two of these backups', { tags: 'long', timeout: 120_000 }, async () => {
    await pool.query(IN_USE);
    await mkdir(path.join(dataDir, 'backups', 'my-own'));
    for (const number of ['0004', '0005']) {
      await write(`${number}-next.sql`, `create table t${number} ()`);
      await upgrade();
    }
    expect(await backups()).toEqual([
      expect.stringMatching(/^before-0004-/),
      expect.stringMatching(/^before-0005-/),
      'my-own',
    ]);
  });

  it('is not migrated without disk space for the backup, unless MIGRATE=1', async () => {
    await pool.query(IN_USE);
    await write('0006-sixth.sql', 'create table sixth ()');
    disk.full = true;
    await expect(upgrade()).rejects.toThrow(/not enough room.*The database was not changed.*MIGRATE=1/);
    const { rows } = await pool.query(`select to_regclass('sixth') as made`);
    expect(rows).toEqual([{ made: null }]);
    expect((await backups()).filter((name) => name.startsWith('before-0006'))).toEqual([]);
    said.length = 0;
    await upgrade(true);
    expect(said.at(-1)).toMatch(/not enough room.*MIGRATE=1: the migrations go on/);
  });
});

describe('a database of a server', () => {
  it('is migrated when new; in use it requires MIGRATE=1, and nothing was changed', async () => {
    const { pool, url, drop } = await createTestDatabase({ empty: true });
    const upgrade = (mayMigrate: boolean) =>
      upgradeDatabase({ pool, url }, { dataDir, databaseUrl: url, mayMigrate }, say, migrations);
    await rm(migrations, { recursive: true });
    await mkdir(migrations);
    await write('0001-users.sql', `create table users as select 'Camille' as name`);
    await upgrade(false);
    await write('0002-second.sql', 'create table second ()');
    await expect(upgrade(false)).rejects.toThrow(/0002-second\.sql.*pg_dump.*MIGRATE=1/);
    const { rows } = await pool.query(`select to_regclass('second') as made`);
    expect(rows).toEqual([{ made: null }]);
    await upgrade(true);
    expect(await upgrade(false)).toBeUndefined();
    await drop();
  });
});
