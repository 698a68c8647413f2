import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { readInstallation } from '../db/backup/installation.ts';
import { readManifest, writeManifest } from '../db/backup/manifest.ts';
import { settleRestore } from '../db/backup/restore-note.ts';
import type { OpenDatabase } from '../db/startup/open-database.ts';
import { recordBackupFailure } from '../operations/backups.repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { BackupFolder } from './backup-folder.ts';
import { isBackupDue } from './scheduled-backups.ts';
import { takeKeptBackup } from './take-kept-backup.ts';

const PATH = process.env.PATH;
/** Of 'x'. */
const BLOB = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
let root: string;
let test: TestDatabase;
let database: OpenDatabase;
let said: string[];
beforeAll(async () => {
  test = await createTestDatabase();
  database = { pool: test.pool, url: test.url, stop: async () => undefined };
});
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-taken-'));
  await mkdir(path.join(root, 'data'));
  await writeFile(path.join(root, 'data', 'secret.key'), 'x');
  said = [];
  // Without pg_dump, whatever this machine has.
  process.env.PATH = '/nonexistent';
});
afterEach(async () => {
  process.env.PATH = PATH;
  await rm(root, { recursive: true });
  await test.pool.query('truncate backups, backup_failures');
});
afterAll(() => test.drop());

const folders = async () => (await readdir(path.join(root, 'kept'))).sort();
const configOf = (more: Record<string, string>): Config =>
  readConfig({
    DATA_DIR: path.join(root, 'data'),
    DATABASE_URL: test.url,
    BACKUP_DIR: path.join(root, 'kept'),
    ...more,
  });

async function take(more: Record<string, string> = {}, options = {}): Promise<unknown> {
  const speech = { say: (one: string) => said.push(one), warn: (one: string) => said.push(`! ${one}`) };
  return takeKeptBackup(configOf(more), database, speech, options).catch((error: unknown) => error);
}

async function recorded() {
  const { rows: taken } = await test.pool.query('select with_database, kept from backups order by id');
  const { rows: failed } = await test.pool.query('select failure, reason from backup_failures order by id');
  return { taken, failed };
}

const isDue = () => isBackupDue(test.pool, configOf({}).backups?.times ?? [], new Date());

it('has failed where the database could not be in it, and keeps the files', async () => {
  const refused = await take({}, { onlyIfDue: true });
  expect(refused).toBeInstanceOf(BackupError);
  expect(String(refused)).toMatch(/no pg_dump on PATH: only the files.*BACKUP_DATABASE=0/s);
  expect(await folders()).toHaveLength(1);
  const state = await recorded();
  expect(state.taken).toEqual([{ with_database: false, kept: false }]);
  expect(state.failed).toEqual([
    { failure: 'outil', reason: expect.stringContaining('Install postgresql-client-') },
  ]);

  expect(await isDue()).toBe(false);
  await test.pool.query("update backup_failures set at = now() - interval '61 minutes'");
  expect(await isDue(), 'tried again an hour later').toBe(true);
  expect(await take({}, { onlyIfDue: true })).toBeInstanceOf(BackupError);
  expect(await folders(), 'and the files not copied again').toHaveLength(1);
  expect((await recorded()).failed).toHaveLength(2);
});

it('is complete without the database if that is configured to be backed up elsewhere', async () => {
  expect(await take({ BACKUP_DATABASE: '0' })).toBe(true);
  expect(await recorded()).toEqual({ taken: [{ with_database: false, kept: true }], failed: [] });
  expect(said.join('\n')).toContain('BACKUP_DATABASE=0 says that it is backed up elsewhere');
});

it('never displaces a dump, unless the database is said to be backed up elsewhere', async () => {
  await take({ BACKUP_DATABASE: '0' });
  const [made = ''] = await folders();
  // As if it had had the database, a month ago.
  const dump = made.replace(/\d{8}T/, '20261020T');
  const folder = path.join(root, 'kept', dump);
  await rename(path.join(root, 'kept', made), folder);
  const manifest = await readManifest(folder);
  const { server = '', lsn = '', at = '' } = manifest.database ?? {};
  await writeManifest(folder, { ...manifest, database: { server, lsn, at, dumped: true } });
  expect(await take({ BACKUP_KEEP: '1d' })).toBeInstanceOf(BackupError);
  expect(await folders()).toEqual([dump, expect.stringMatching(/^ardoise-/)]);
  await take({ BACKUP_KEEP: '1d', BACKUP_DATABASE: '0' });
  expect(await folders()).not.toContain(dump);
});

it('is recorded, and not made again, where the migrations are not the code’s', async () => {
  await test.pool.query("insert into schema_migration (name, checksum) values ('9999-later.sql', 'x')");
  expect(await take({ BACKUP_DATABASE: '0' }, { onlyIfDue: true })).toBe(true);
  expect(await take({ BACKUP_DATABASE: '0' }, { onlyIfDue: true })).toBe(false);
  expect(await folders()).toHaveLength(1);
  await test.pool.query("delete from schema_migration where name = '9999-later.sql'");
});

it('is also made where the database has no table to record it', async () => {
  const tables = ['backups', 'installation'];
  for (const table of tables) await test.pool.query(`alter table ${table} rename to ${table}_gone`);
  expect(await take({ BACKUP_DATABASE: '0' })).toBe(true);
  for (const table of tables) await test.pool.query(`alter table ${table}_gone rename to ${table}`);
  expect(said).toContain('! The database is of another version: it does not know of this backup.');
});

it('borrows nothing of a former one whose list is damaged', async () => {
  await take({ BACKUP_DATABASE: '0' });
  const [first = ''] = await folders();
  const list = path.join(root, 'kept', first, 'files.jsonl');
  await writeFile(list, 'x'.repeat((await stat(list)).size));
  expect(await take({ BACKUP_DATABASE: '0' })).toBe(true);
  expect(await folders()).toHaveLength(2);
  expect(said).toContainEqual(expect.stringMatching(/^! .*files\.jsonl is damaged/));
});

it('of a restored copy begins a series of its own, and leaves those before alone', async () => {
  const more = { BACKUP_DATABASE: '0', BACKUP_KEEP: '1d' };
  const list = async () =>
    new BackupFolder(path.join(root, 'kept'), await readInstallation(test.pool)).list();
  const shelf = path.join('data', 'files', 'blobs', BLOB.slice(0, 2));
  await mkdir(path.join(root, shelf), { recursive: true });
  await writeFile(path.join(root, shelf, BLOB), 'x');
  // As a release before named it: there was no such table.
  await test.pool.query('alter table installation rename to installation_gone');
  await take(more);
  await test.pool.query('alter table installation_gone rename to installation');
  await take(more);
  expect(await list(), 'also those of before the upgrade').toHaveLength(2);
  expect(await isDue()).toBe(false);

  await recordBackupFailure(test.pool, { failure: 'autre', reason: 'of the first' });
  const note = path.join(root, 'data', 'restored.json');
  await writeFile(note, JSON.stringify({ backup: '/b/nuit', restoredAt: new Date().toISOString() }));
  expect(String(await take(more))).toContain('start one first');
  const record = async () => undefined;
  const [first, second] = await Promise.all(
    [1, 2].map(() => settleRestore(test.pool, path.join(root, 'data'), record)),
  );
  expect([first, second].toSorted()).toEqual(['nuit', undefined]);
  expect(await isDue(), 'the copy has made none').toBe(true);
  expect(await list()).toEqual([]);
  expect(await take(more)).toBe(true);
  expect(await list()).toHaveLength(1);
  expect(await folders()).toHaveLength(3);
  const same = (await folders()).map((name) => stat(path.join(root, 'kept', name, shelf, BLOB)));
  expect(new Set((await Promise.all(same)).map(({ ino }) => ino)).size, 'but shares their files').toBe(1);
});

it('of a database that was copied elsewhere begins a series of its own', async () => {
  const { name } = await readInstallation(test.pool);
  expect((await readInstallation(test.pool)).name).toBe(name);
  await test.pool.query("update installation set origin = 'another'");
  const copy = await readInstallation(test.pool);
  expect(copy.name).not.toBe(name);
  expect(copy.formerName).toBeUndefined();
  expect(await readInstallation(test.pool)).toEqual(copy);
});
