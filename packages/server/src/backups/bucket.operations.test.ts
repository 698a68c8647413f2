import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { S3Client } from '../storage/s3-client.ts';
import { keyOf } from '../storage/s3-files.ts';
import type { S3Settings } from '../storage/s3-settings.ts';
import { runProgram } from '../testing/running-server.ts';
import { createBucket, FaultyNetwork } from '../testing/s3-peer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const FILES = 60;

let bucket: S3Settings;
let client: S3Client;
let database: TestDatabase;
let parent: string;
const contents = new Map<string, Buffer>();
beforeAll(async () => {
  bucket = await createBucket();
  client = new S3Client(bucket);
  database = await createTestDatabase();
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-bucket-backup-'));
  for (let made = 0; made < FILES; made += 1) await put();
});
afterAll(async () => {
  client.close();
  await database.drop();
  await rm(parent, { recursive: true, force: true });
});

async function put(): Promise<void> {
  const content = randomBytes(20_000);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await client.put(keyOf('blobs', sha256), { from: content, size: content.length, sha256 });
  contents.set(sha256, content);
}

async function backUp(s3: S3Settings, more: Record<string, string> = {}) {
  const { exitCode, output, errors } = runProgram('backup.ts', [], {
    DATA_DIR: path.join(parent, 'data'),
    DATABASE_URL: database.url,
    BACKUP_DATABASE: '0',
    BACKUP_DIR: path.join(parent, 'backups'),
    BACKUP_FILES: '1',
    FILES_URL: s3.url,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    ...more,
  });
  return { code: await exitCode, output: await output, errors: await errors };
}

const backups = async () => (await readdir(path.join(parent, 'backups'))).sort();
const placeOf = (name: string, sha256: string) =>
  path.join(parent, 'backups', name, 'data', 'files', keyOf('blobs', sha256));

it('is copied once: a later backup fetches what is new, and is complete by itself', async () => {
  const first = await backUp(bucket);
  expect(first, first.errors).toMatchObject({ code: 0 });
  expect(first.output).toContain(`The files are copied: ${FILES},`);
  await put();
  const second = await backUp(bucket);
  expect(second, second.errors).toMatchObject({ code: 0 });
  expect(second.output).toMatch(/of which 1 MB are new/);

  const [one = '', two = ''] = await backups();
  for (const [sha256, content] of contents) expect(await readFile(placeOf(two, sha256))).toEqual(content);
  const [known = ''] = contents.keys();
  expect((await stat(placeOf(two, known))).ino).toBe((await stat(placeOf(one, known))).ino);

  await rm(path.join(parent, 'backups', one), { recursive: true });
  const data = path.join(parent, 'restored');
  const { exitCode, output, errors } = runProgram('restore.ts', [path.join(parent, 'backups', two)], {
    DATA_DIR: data,
    DATABASE_URL: database.url,
  });
  expect(await exitCode, await errors).toBe(0);
  expect(await output).toContain(`The uploaded files came from ${bucket.url}`);
  expect(await readFile(path.join(data, 'files', keyOf('blobs', known)))).toEqual(contents.get(known));
});

it('that does not answer makes the backup fail, and leaves those before', async () => {
  const network = await FaultyNetwork.start();
  const before = await backups();
  network.set({ outage: 'refused' });
  const failed = await backUp(network.through(bucket));
  expect(failed.code).toBe(3);
  expect(await backups()).toEqual(before);
  network.set({ cutAfter: 90_000 });
  await put();
  const made = await backUp(network.through(bucket));
  // An interrupted download is resumed by a range request.
  expect(made, made.errors).toMatchObject({ code: 0 });
  await network.close();
  const { rows } = await database.pool.query('select failure from backup_failures');
  expect(rows).toEqual([{ failure: 'autre' }]);
});

it('is only named without BACKUP_FILES', async () => {
  const named = await backUp(bucket, { BACKUP_FILES: '0' });
  expect(named, named.errors).toMatchObject({ code: 0 });
  expect(named.output).toContain(`The uploaded files are in ${bucket.url} and are not copied`);
});
