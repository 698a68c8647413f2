import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskPath } from './storage/disk-files.ts';
import { FileStore } from './storage/file-store.ts';
import { S3Client } from './storage/s3-client.ts';
import type { S3Settings } from './storage/s3-settings.ts';
import { runProgram } from './testing/running-server.ts';
import { createBucket, FaultyNetwork } from './testing/s3-peer.ts';

const FILES = 300;
const SUFFIX = { picture: '.webp', none: '.none' };

let bucket: S3Settings;
let network: FaultyNetwork;
let client: S3Client;
let dataDir: string;
const hashes: string[] = [];
beforeAll(async () => {
  bucket = await createBucket();
  client = new S3Client(bucket);
  network = await FaultyNetwork.start();
  dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-copied-'));
  for (let index = 0; index < FILES; index += 1) await add();
});
afterAll(async () => {
  client.close();
  await network.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** One more file of the server that still serves from its disk. */
async function add(): Promise<string> {
  const disk = await FileStore.open(dataDir);
  const incoming = await disk.receiveBytes(randomBytes(5_000));
  await disk.keep(incoming);
  hashes.push(incoming.sha256);
  return incoming.sha256;
}

function start(s3: S3Settings) {
  return runProgram('copy-files.ts', [], {
    DATA_DIR: dataDir,
    FILES_URL: s3.url,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });
}

async function copied(): Promise<{ code: number | null; output: string; errors: string }> {
  const { exitCode, output, errors } = start(bucket);
  return { code: await exitCode, output: await output, errors: await errors };
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { objects } of client.pages('')) found.push(...objects.map(({ key }) => key));
  return found;
}

it('resumes after a kill and an outage, and reports when nothing is left', async () => {
  const disk = await FileStore.open(dataDir);
  const preserved = await disk.preserve(randomBytes(1_000));
  await disk.keepPicture(hashes[0] ?? '', SUFFIX, Buffer.from('drawn'));
  await disk.keepPicture(hashes[1] ?? '', SUFFIX, null);

  const killed = start(network.through(bucket));
  while ((await keys()).length < 20) await sleep(20);
  killed.child.kill('SIGKILL');
  await killed.exitCode;
  expect((await keys()).length).toBeLessThan(FILES);

  const cut = start(network.through(bucket));
  const before = (await keys()).length;
  while ((await keys()).length < before + 20) await sleep(20);
  network.set({ outage: 'refused' });
  expect(await cut.exitCode).toBe(1);
  expect(await cut.errors).toContain('run it again');
  network.set({});
  expect((await keys()).length).toBeLessThan(FILES);

  const whole = await copied();
  expect(whole.errors).toBe('');
  expect(whole.output).toContain('Nothing is left');
  const late = await add();
  const again = await copied();
  expect(again.output).toContain(`1 files copied (1 MB), ${FILES + 3} were there, 0 damaged`);

  const other = await mkdtemp(path.join(tmpdir(), 'ardoise-other-'));
  const store = await FileStore.open(other, { s3: bucket });
  for (const hash of [...hashes, late]) {
    const content = (await store.read(hash)) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
  }
  expect((await store.readPreserved(preserved))?.length).toBe(1_000);
  expect(await store.findPicture(hashes[0] ?? '', SUFFIX)).toMatchObject({ size: 5 });
  expect(await store.findPicture(hashes[1] ?? '', SUFFIX)).toBe('none');
  await rm(other, { recursive: true, force: true });
});

it('copies no damaged file, and names it', async () => {
  const hash = await add();
  await appendFile(diskPath(dataDir, hash), 'x');
  const { code, output, errors } = await copied();
  expect(code).toBe(1);
  expect(output).toContain('1 damaged');
  expect(errors).toContain(hash);
  expect(await keys()).not.toContain(`blobs/${hash.slice(0, 2)}/${hash}`);
});
