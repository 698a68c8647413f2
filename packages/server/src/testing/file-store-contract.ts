import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readStored } from '../storage/file-place.ts';
import type { FileStore } from '../storage/file-store.ts';

const MISSING = 'ab'.repeat(32);
const SUFFIX = { picture: '.webp', none: '.none' };

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Contract of every file store.
 * @param open a store of this `DATA_DIR`, whose clean-up waits for no age; all opened in one test share their files
 */
export function describeFileStore(open: (dataDir: string) => Promise<FileStore>): void {
  let folder: string;
  let store: FileStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ardoise-store-'));
    store = await open(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Stores new bytes; returns their hash. */
  async function stored(content: Buffer): Promise<string> {
    const incoming = await store.receiveBytes(content);
    await store.send(incoming);
    await store.keep(incoming);
    return incoming.sha256;
  }
  async function listed(): Promise<string[]> {
    const names: string[] = [];
    for await (const page of store.pages()) names.push(...page);
    return names;
  }
  const left = () => readdir(path.join(folder, 'files/incoming'));

  it('stores the same bytes once, under their hash', async () => {
    const content = randomBytes(1000);
    for (let time = 0; time < 2; time += 1) {
      const halves = [content.subarray(0, 400), content.subarray(400)];
      const incoming = await store.receive(Readable.from(halves), 1000);
      expect(incoming).toMatchObject({ size: 1000, sha256: hashOf(content) });
      await store.keep(incoming);
      await store.discard(incoming);
    }
    expect(await store.read(hashOf(content))).toEqual(content);
    expect((await listed()).filter((name) => name === hashOf(content))).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  it('opens a file whole, and any part of it', async () => {
    const content = randomBytes(300_000);
    const file = await store.find(await stored(content));
    if (file === null) throw new Error('not found');
    expect(file.size).toBe(300_000);
    expect((await readStored(file)).equals(content)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [1, 70_000],
      [299_999, 299_999],
      [0, 299_999],
    ] as const) {
      const part = await buffer(await file.open({ start, end }));
      expect(part.equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
  });

  it('stores an empty file', async () => {
    const hash = await stored(Buffer.alloc(0));
    const file = await store.find(hash);
    expect(file?.size).toBe(0);
    expect(file && (await readStored(file))).toEqual(Buffer.alloc(0));
    expect(await store.read(hash)).toEqual(Buffer.alloc(0));
    await store.remove(hash);
  });

  it('says what is missing', async () => {
    expect(await store.find(MISSING)).toBeNull();
    expect(await store.read(MISSING)).toBeNull();
    expect(await store.readPreserved(MISSING)).toBeNull();
    expect(await store.findPicture(MISSING, SUFFIX)).toBeNull();
  });

  it('lends a local path, to several at once', async () => {
    const content = randomBytes(50_000);
    const hash = await stored(content);
    const another = await open(await mkdtemp(path.join(folder, 'other-')));
    const shares = [store, store, store].map((one) => one.withLocal(hash, (file) => readFile(file)));
    for (const read of await Promise.all(shares)) expect(read.equals(content)).toBe(true);
    // On another machine too, where the files are shared.
    if ((await another.find(hash)) === null) return;
    expect((await another.withLocal(hash, (file) => readFile(file))).equals(content)).toBe(true);
  });

  it('preserves bytes once, apart from the blobs that may be removed', async () => {
    const content = randomBytes(100);
    const hash = await store.preserve(content);
    expect(hash).toBe(hashOf(content));
    expect(await store.preserve(content)).toBe(hash);
    expect(await store.readPreserved(hash)).toEqual(content);
    expect(await store.find(hash)).toBeNull();
    expect(await listed()).not.toContain(hash);
    await stored(content);
    await store.remove(hash);
    expect(await store.find(hash)).toBeNull();
    expect(await store.readPreserved(hash)).toEqual(content);
    expect(await left()).toEqual([]);
  });

  it('keeps derived pictures, and that there is none, until their file is removed', async () => {
    const [pictured, plain] = [await stored(randomBytes(10)), await stored(randomBytes(10))];
    expect(await store.findPicture(pictured, SUFFIX)).toBeNull();
    const picture = randomBytes(2000);
    await store.keepPicture(pictured, SUFFIX, picture);
    await store.keepPicture(plain, SUFFIX, null);
    const found = await store.findPicture(pictured, SUFFIX);
    if (found === null || found === 'none') throw new Error('no picture');
    expect(found.size).toBe(2000);
    expect(await readStored(found)).toEqual(picture);
    expect(await buffer(await found.open({ start: 5, end: 9 }))).toEqual(picture.subarray(5, 10));
    expect(await store.findPicture(plain, SUFFIX)).toBe('none');
    for (const hash of [pictured, plain]) await store.remove(hash);
    expect(await store.findPicture(pictured, SUFFIX)).toBeNull();
    expect(await store.findPicture(plain, SUFFIX)).toBeNull();
    expect(await listed()).not.toContain(plain);
  });

  it('removes a file, again and again, and takes it back', async () => {
    const content = randomBytes(3000);
    const hash = await stored(content);
    expect(await listed()).toContain(hash);
    await store.remove(hash);
    expect(await store.find(hash)).toBeNull();
    expect(await store.read(hash)).toBeNull();
    expect(await listed()).not.toContain(hash);
    await store.remove(hash);
    await stored(content);
    expect(await store.read(hash)).toEqual(content);
  });

  it('keeps what the clean-up took between its sending and its transaction', async () => {
    const content = randomBytes(3000);
    const incoming = await store.receiveBytes(content);
    await store.send(incoming);
    await store.remove(incoming.sha256).catch((error: NodeJS.ErrnoException) => {
      // On disk nothing was sent ahead.
      expect(error.code).toBe('ENOENT');
    });
    await store.keep(incoming);
    expect(await store.read(incoming.sha256)).toEqual(content);
  });

  it('leaves nothing of what is discarded', async () => {
    await store.discard(await store.receiveBytes(randomBytes(5)));
    expect(await left()).toEqual([]);
  });
}
