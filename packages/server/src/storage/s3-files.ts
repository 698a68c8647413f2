import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import { CACHE_FOLDER } from '../db/backup/not-data.ts';
import type { DiskRoom } from './disk-room.ts';
import { FileCache } from './file-cache.ts';
import type { FilePlace, IncomingFile, PictureSuffix, Shelf, StoredFile } from './file-place.ts';
import { S3Client, type S3Content } from './s3-client.ts';
import { S3Failure } from './s3-failure.ts';
import type { S3Settings } from './s3-settings.ts';

/** An object younger than this may belong to an upload that is not recorded yet. */
const GRACE_MS = 24 * 3_600_000;
const MEGABYTE = 1024 * 1024;
/** Number of preserved hashes cached: read at each signature, never deleted. */
const MOST_KNOWN = 20_000;

const UNREAD =
  'Les fichiers ne sont pas accessibles pour le moment. Merci de réessayer dans quelques minutes.';
const UNWRITTEN =
  'Le stockage des fichiers ne répond pas pour le moment\u00a0: rien n’a été enregistré. Merci de réessayer dans quelques minutes.';

export interface S3Options {
  /** Of the local cache, in megabytes. */
  cacheMegabytes: number;
  /** Age from which an unreferenced object may be removed. */
  graceMs?: number | undefined;
  /** Callback for failures, for the operator. */
  say: (sentence: string) => void;
}

/** Name of an object below the bucket's prefix: as on disk (disk-files.ts). */
export function keyOf(shelf: Shelf, name: string): string {
  return `${shelf}/${name.slice(0, 2)}/${name}`;
}

/**
 * Files in a bucket, under the names that they have on disk, with the pictures derived from them: so each is drawn once
 * for all machines. What needs a local path gets one from a cache in `DATA_DIR`.
 */
export class S3Files implements FilePlace {
  readonly #client: S3Client;
  readonly #cache: FileCache;
  readonly #room: DiskRoom;
  readonly #graceMs: number;
  readonly #say: (sentence: string) => void;
  readonly #sent = new WeakSet<IncomingFile>();
  readonly #preserved = new Set<string>();

  private constructor(client: S3Client, cache: FileCache, room: DiskRoom, { graceMs, say }: S3Options) {
    this.#client = client;
    this.#cache = cache;
    this.#room = room;
    this.#graceMs = graceMs ?? GRACE_MS;
    this.#say = say;
  }

  /** @throws Error with the remedy if the bucket rejects these settings; not if it does not respond */
  static async open(
    dataDir: string,
    settings: S3Settings,
    room: DiskRoom,
    options: S3Options,
  ): Promise<S3Files> {
    const client = new S3Client(settings, options.say);
    await refuseWrongAccess(client, settings);
    const bound = options.cacheMegabytes * MEGABYTE;
    return new S3Files(client, await FileCache.open(path.join(dataDir, CACHE_FOLDER), bound), room, options);
  }

  async send(incoming: IncomingFile): Promise<void> {
    await this.#writing(() => this.#put('blobs', incoming));
    this.#sent.add(incoming);
  }

  async keep(incoming: IncomingFile, shelf: Shelf): Promise<void> {
    await this.#writing(async () => {
      // Race: the clean-up may have deleted it since the upload; from here on the transaction's lock prevents that.
      const isThere =
        this.#sent.has(incoming) &&
        (await this.#client.size(keyOf(shelf, incoming.sha256))) === incoming.size;
      if (!isThere) await this.#put(shelf, incoming);
    });
    if (shelf === 'preserved') this.#remember(incoming.sha256);
    await this.#cached(() => this.#cache.add(incoming.sha256, incoming.path));
    await rm(incoming.path, { force: true });
  }

  async has(shelf: Shelf, sha256: string): Promise<boolean> {
    if (shelf === 'preserved' && this.#preserved.has(sha256)) return true;
    const found = (await this.#writing(() => this.#client.size(keyOf(shelf, sha256)))) !== null;
    if (found && shelf === 'preserved') this.#remember(sha256);
    return found;
  }

  async read(shelf: Shelf, sha256: string): Promise<Buffer | null> {
    const held = await this.#reading(() => this.#hold(shelf, sha256));
    if (held === null) return null;
    try {
      return await readFile(held);
    } finally {
      await rm(held, { force: true });
    }
  }

  async find(sha256: string): Promise<StoredFile | null> {
    const key = keyOf('blobs', sha256);
    const size = await this.#reading(() => this.#client.size(key));
    if (size === null) return null;
    return { size, open: (range) => this.#reading(() => this.#client.open(key, size, range)) };
  }

  async withLocal<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result> {
    const held = await this.#reading(() => this.#hold('blobs', sha256));
    if (held === null) throw new Error(`the file ${sha256} is missing in the bucket`);
    try {
      return await work(held);
    } finally {
      await rm(held, { force: true });
    }
  }

  async findPicture(sha256: string, { picture, none }: PictureSuffix): Promise<StoredFile | 'none' | null> {
    const cached = await this.#cache.read(`${sha256}${picture}`);
    if (cached !== null) return inMemory(cached);
    if ((await this.#cache.read(`${sha256}${none}`)) !== null) return 'none';
    const found = await this.#reading(() => this.#client.read(keyOf('blobs', `${sha256}${picture}`)));
    if (found !== null) {
      await this.#cached(() => this.#cache.write(`${sha256}${picture}`, found));
      return inMemory(found);
    }
    const mark = await this.#reading(() => this.#client.size(keyOf('blobs', `${sha256}${none}`)));
    if (mark === null) return null;
    await this.#cached(() => this.#cache.write(`${sha256}${none}`, Buffer.alloc(0)));
    return 'none';
  }

  async keepPicture(sha256: string, suffix: PictureSuffix, content: Buffer | null): Promise<void> {
    const name = `${sha256}${content === null ? suffix.none : suffix.picture}`;
    const bytes = content ?? Buffer.alloc(0);
    await this.#cached(() => this.#cache.write(name, bytes));
    // If it fails, another machine generates it again.
    await this.#client.put(keyOf('blobs', name), contentOf(bytes)).catch((error: unknown) => {
      if (!(error instanceof S3Failure)) throw error;
    });
  }

  async *pages(): AsyncGenerator<string[]> {
    await this.#cache.trim();
    const before = Date.now() - this.#graceMs;
    for await (const { objects } of this.#client.pages('blobs/')) {
      const young = new Set<string>();
      const names = new Set<string>();
      for (const { key, modified } of objects) {
        const sha256 = path.posix.basename(key).slice(0, 64);
        (modified > before ? young : names).add(sha256);
      }
      const old = [...names].filter((name) => !young.has(name));
      if (old.length > 0) yield old;
    }
  }

  async remove(sha256: string): Promise<void> {
    const blob = keyOf('blobs', sha256);
    await this.#writing(async () => {
      const { objects } = await this.#client.list(blob);
      // The blob last: if interrupted, the next clean-up finds the rest by it.
      for (const { key } of objects) if (key !== blob) await this.#client.delete(key);
      await this.#client.delete(blob);
    });
    await this.#cache.remove(sha256);
  }

  async checkReachable(): Promise<void> {
    // Any response will do: the object does not exist.
    await this.#client.size(keyOf('blobs', 'reachable'));
  }

  async freeRoom(): Promise<boolean> {
    return (await this.#cache.clear()) > 0;
  }

  async #put(shelf: Shelf, { path: from, size, sha256 }: IncomingFile): Promise<void> {
    await this.#client.put(keyOf(shelf, sha256), { from, size, sha256 });
  }

  #remember(sha256: string): void {
    if (this.#preserved.size >= MOST_KNOWN) this.#preserved.clear();
    this.#preserved.add(sha256);
  }

  /** A local copy, which the caller deletes; null where the bucket has no such object. */
  async #hold(shelf: Shelf, sha256: string): Promise<string | null> {
    const held = await this.#cache.hold(sha256);
    if (held !== null) return held;
    const key = keyOf(shelf, sha256);
    const size = await this.#client.size(key);
    if (size === null) return null;
    const room = await this.#room.claim(size, () => this.freeRoom());
    try {
      const received = await this.#cache.temporary.receive(await this.#client.open(key, size), size, room);
      if (received.sha256 !== sha256) {
        await rm(received.path, { force: true });
        throw new Error(`the object ${key} is damaged: its SHA-256 is ${received.sha256}`);
      }
      await this.#cached(() => this.#cache.add(sha256, received.path));
      return received.path;
    } finally {
      room.release();
    }
  }

  /** The cache is optional: write failures are reported, and ignored. */
  async #cached(work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => this.#say(`the cache of files: ${error.message}`));
  }

  #reading<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#told(work, UNREAD);
  }

  #writing<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#told(work, UNWRITTEN);
  }

  /** Maps a storage failure to a message for users; the client reports the cause to the operator. */
  async #told<Result>(work: () => Promise<Result>, message: string): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const failure = [error, (error as Error).cause].find((each) => each instanceof S3Failure);
      if (failure === undefined) throw error;
      if (!failure.mayPass) this.#say(`the bucket refuses: ${failure.message}`);
      throw new Refusal('INDISPONIBLE', { message });
    }
  }
}

function contentOf(bytes: Buffer): S3Content {
  return { from: bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function inMemory(content: Buffer): StoredFile {
  const { length } = content;
  return {
    size: length,
    open: async ({ start, end } = { start: 0, end: length - 1 }) =>
      Readable.from([content.subarray(start, end + 1)], { objectMode: false }),
  };
}

/** @throws Error with the remedy if the bucket rejects the settings; not if it does not respond */
export async function refuseWrongAccess(client: S3Client, { url, endpoint }: S3Settings): Promise<void> {
  await client.list('blobs/').catch((error: unknown) => {
    // The server starts without it: whatever needs no file works.
    if (error instanceof S3Failure && error.mayPass) return;
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `FILES_URL: ${url} cannot be used at ${endpoint}: ${words}. Check the bucket, S3_ENDPOINT, S3_REGION and the keys.`,
      { cause: error },
    );
  });
}
