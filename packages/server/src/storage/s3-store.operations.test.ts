import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeFileStore } from '../testing/file-store-contract.ts';
import { createBucket, FaultyNetwork } from '../testing/s3-peer.ts';
import { DiskFull } from './disk-room.ts';
import { readStored } from './file-place.ts';
import { FileStore } from './file-store.ts';
import { S3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

let settings: S3Settings;
let network: FaultyNetwork;
beforeAll(async () => {
  settings = await createBucket();
  network = await FaultyNetwork.start();
});
afterAll(() => network.close());

describe('in a bucket', () => {
  describeFileStore((dataDir) => FileStore.open(dataDir, { s3: settings, graceMs: -60_000 }));
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-s3-'));
});
afterEach(async () => {
  network.set({});
  await rm(folder, { recursive: true, force: true });
});

const SUFFIX = { picture: '.webp', none: '.none' };
const machine = (name: string, s3 = settings) => FileStore.open(path.join(folder, name), { s3 });

async function stored(store: FileStore, content: Buffer): Promise<string> {
  const incoming = await store.receiveBytes(content);
  await store.keep(incoming);
  return incoming.sha256;
}

it('shares pictures between machines: each is drawn once', async () => {
  const [first, second] = [await machine('a'), await machine('b')];
  const hash = await stored(first, randomBytes(100));
  await first.keepPicture(hash, SUFFIX, Buffer.from('drawn'));
  const found = await second.findPicture(hash, SUFFIX);
  if (found === null || found === 'none') throw new Error('no picture');
  expect((await readStored(found)).toString()).toBe('drawn');
  const plain = await stored(first, randomBytes(100));
  await first.keepPicture(plain, SUFFIX, null);
  expect(await second.findPicture(plain, SUFFIX)).toBe('none');
});

it('resumes a download where the connection broke', async () => {
  const content = randomBytes(9_000_000);
  const hash = await stored(await machine('a'), content);
  const far = await machine('b', network.through(settings));
  network.set({ cutAfter: 2_000_000 });
  const file = await far.find(hash);
  const read = file && (await readStored(file));
  expect(read?.equals(content)).toBe(true);
  expect(network.met).toBeGreaterThanOrEqual(4);
});

it('says whether the bucket answers', async () => {
  const store = await machine('a', network.through(settings));
  await store.checkReachable();
  network.set({ outage: 'refused' });
  await expect(store.checkReachable()).rejects.toThrow();
  network.set({});
  await expect.poll(() => store.checkReachable().then(() => 'answers'), { timeout: 10_000 }).toBe('answers');
});

it('spares objects that are younger than the grace time', async () => {
  const store = await machine('a');
  const hash = await stored(store, randomBytes(100));
  const names: string[] = [];
  for await (const page of store.pages()) names.push(...page);
  expect(names).not.toContain(hash);
});

it('lists more objects than one page of a reply, each once', async () => {
  const client = new S3Client(await createBucket());
  const bytes = Array.from({ length: 1_050 }, (_, index) => Buffer.from(`number ${index}`));
  const waiting = bytes.values();
  const put = async () => {
    for (const from of waiting) {
      const sha256 = createHash('sha256').update(from).digest('hex');
      await client.put(`blobs/${sha256.slice(0, 2)}/${sha256}`, { from, size: from.length, sha256 });
    }
  };
  await Promise.all(Array.from({ length: 8 }, put));
  const keys: string[] = [];
  let pages = 0;
  for await (const { objects } of client.pages('blobs/')) {
    pages += 1;
    keys.push(...objects.map(({ key }) => key));
  }
  client.close();
  expect(pages).toBe(2);
  expect(new Set(keys).size).toBe(1_050);
});

it('keeps its cache below the bound', async () => {
  const store = await FileStore.open(folder, { s3: settings, cacheMegabytes: 1 });
  for (let index = 0; index < 12; index += 1) await stored(store, randomBytes(200_000));
  let kept = 0;
  for (const shard of await readdir(path.join(folder, 'files-cache')))
    if (shard !== 'held') kept += (await readdir(path.join(folder, 'files-cache', shard))).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(5);
});

it('gives the room of its cache to uploads, and takes none that is not there', async () => {
  const hash = await stored(await machine('a'), randomBytes(100));
  const full = await FileStore.open(path.join(folder, 'a'), {
    s3: settings,
    reserve: Number.MAX_SAFE_INTEGER,
  });
  expect(await full.read(hash)).not.toBeNull();
  await expect(full.claimRoom(1)).rejects.toThrow(DiskFull);
  // It is not in the cache any more, and may not be fetched into it.
  await expect(full.read(hash)).rejects.toThrow(DiskFull);
  const file = await full.find(hash);
  expect((file && (await readStored(file)))?.length).toBe(100);
});

it.each([
  ['a wrong secret', { secretAccessKey: 'autre' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'ardoise:nobody' }, '403'],
  ['a missing bucket', { bucket: 'nulle-part-ailleurs' }, 'NoSuchBucket'],
])('refuses to open with %s', async (_, change, word) => {
  const failure = await machine('a', { ...settings, ...change }).catch((error: Error) => error.message);
  expect(failure).toContain('FILES_URL: s3://');
  expect(failure).toContain(word);
  expect(failure).not.toContain('testing');
});
