import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readManifest } from '../db/backup/manifest.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { readMigrations } from '../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { takeKeptBackup } from './take-kept-backup.ts';

const PHOTOGRAPH = Buffer.alloc(200_000, 'un comptoir. ');
const NAME = createHash('sha256').update(PHOTOGRAPH).digest('hex');
const BLOB = `files/blobs/${NAME.slice(0, 2)}/${NAME}`;
const PASSPHRASE = 'quatre mots sous une ardoise';

let root: string;
let test: TestDatabase;
const kept = () => path.join(root, 'kept');
beforeAll(async () => {
  test = await createTestDatabase();
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-lender-'));
  await mkdir(path.join(root, 'data', path.dirname(BLOB)), { recursive: true });
  await writeFile(path.join(root, 'data', BLOB), PHOTOGRAPH, { mode: 0o600 });
  await writeFile(path.join(root, 'passphrase'), `${PASSPHRASE}\n`, { mode: 0o600 });
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await test.drop();
});

/** A backup without its database, into BACKUP_DIR. */
async function take(more: Record<string, string>) {
  const said: string[] = [];
  const before = new Set(await readdir(kept()).catch(() => []));
  const env = {
    DATA_DIR: path.join(root, 'data'),
    DATABASE_URL: test.url,
    BACKUP_DIR: kept(),
    BACKUP_DATABASE: '0',
  };
  const database = { pool: test.pool, url: test.url, stop: async () => undefined };
  const speech = { say: (one: string) => said.push(one), warn: (one: string) => said.push(`! ${one}`) };
  await takeKeptBackup(readConfig({ ...env, ...more }), database, speech);
  const [name = ''] = (await readdir(kept())).filter((one) => !before.has(one));
  const folder = path.join(kept(), name);
  const stored = path.join(folder, 'data', more.NAMED ?? `${BLOB}.age`);
  return { folder, stored, inode: (await stat(stored)).ino, said: said.join('\n') };
}

it('lends to a backup of the same passphrase, whatever was made in between, and to no other', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const first = await take({ BACKUP_PASSPHRASE_FILE: path.join(root, 'passphrase') });
  const second = await take({ BACKUP_PASSPHRASE: PASSPHRASE });
  expect(second.inode).toBe(first.inode);
  expect(second.said).toContain('of which 0 MB are new');
  const other = await take({ BACKUP_PASSPHRASE: 'une autre phrase, assez longue' });
  expect(other.inode).not.toBe(first.inode);
  expect(other.said).toContain('every file is copied, and shared from then on');
  const clear = await take({ NAMED: BLOB });
  expect(await readFile(clear.stored)).toEqual(PHOTOGRAPH);
  expect((await take({ NAMED: BLOB })).inode, 'those in clear share theirs').toBe(clear.inode);

  const again = await take({ BACKUP_PASSPHRASE: PASSPHRASE });
  expect(again.inode).toBe(first.inode);
  const identity = async ({ folder }: { folder: string }) =>
    (await readManifest(folder)).encryption?.identity;
  expect(await identity(again)).toBe(await identity(first));
  expect(await identity(other)).not.toBe(await identity(first));

  const dataDir = path.join(root, 'restored');
  const restore = {
    backup: again.folder,
    dataDir,
    databaseUrl: test.url,
    databaseUser: undefined,
    migrations: await readMigrations(),
    postgres: '18',
  };
  await restoreBackup({ ...restore, passphrase: PASSPHRASE });
  expect(await readFile(path.join(dataDir, BLOB))).toEqual(PHOTOGRAPH);
});

it('lends nothing whose manifest somebody has rewritten', { tags: 'long', timeout: 60_000 }, async () => {
  const [newest = ''] = (await readdir(kept())).sort().reverse();
  const former = path.join(kept(), newest, 'data', `${BLOB}.age`);
  for (const name of await readdir(kept())) {
    const manifest = path.join(kept(), name, 'manifest.json');
    const text = (await readFile(manifest, 'utf8')).replace('"version"', ' "version"');
    await writeFile(manifest, text);
    await writeFile(`${manifest}.sha256`, createHash('sha256').update(text).digest('hex'));
  }
  expect((await take({ BACKUP_PASSPHRASE: PASSPHRASE })).inode).not.toBe((await stat(former)).ino);
});
