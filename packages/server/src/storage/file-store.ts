import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DiskFull, DiskRoom, type RoomClaim } from './disk-room.ts';
import { VirusScanner } from './virus-scanner.ts';

/** Space that uploads never use: the database shares this disk and must be able to write. */
const RESERVE = 256 * 1024 * 1024;

/** Disk full, quota exceeded, or the file size limit. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** After this time without a write, an incomplete upload of another host is abandoned. */
const ABANDONED_MS = 24 * 3_600_000;

/** A completely received file: on the disk, under a temporary name, until it is kept or discarded. */
export interface IncomingFile {
  path: string;
  size: number;
  /** Hex. */
  sha256: string;
}

interface StoreOptions {
  /** Free bytes of the disk that uploads leave. */
  reserve?: number | undefined;
  /** Address of clamd; undefined: uploads are not scanned. */
  clamdUrl?: string | undefined;
  onScannerError?: (error: Error) => void;
  /** Folder of the drawings that the catalogues of a demonstration name; none elsewhere. */
  drawings?: string | null;
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  readonly limit: number;
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.limit = limit;
  }
}

/** The client disconnected or aborted. */
export class UploadInterrupted extends Error {
  override readonly name = 'UploadInterrupted';
}

/**
 * Content-addressed file store: `blobs/ab/abcdef…` is named by its SHA-256, so the same bytes are stored once and a
 * name is immutable; what must stay forever is below `preserved` in the same way. A file is written under `incoming`, and renamed atomically once complete and fsynced: after any
 * crash, `blobs` contains no partial file (issue 2, reliability).
 */
export class FileStore {
  readonly #incoming: string;
  readonly #blobs: string;
  readonly #preserved: string;
  readonly #room: DiskRoom;
  /** Scans uploads before anything else reads them. */
  readonly scanner: VirusScanner;
  /** Folder of the drawings that the catalogues of a demonstration name; null elsewhere. */
  readonly drawings: string | null;

  private constructor(folder: string, reserve: number, scanner: VirusScanner, drawings: string | null) {
    this.scanner = scanner;
    this.drawings = drawings;
    this.#incoming = path.join(folder, 'incoming');
    this.#blobs = path.join(folder, 'blobs');
    this.#preserved = path.join(folder, 'preserved');
    this.#room = new DiskRoom(async () => {
      const { bavail, bsize } = await statfs(this.#blobs);
      return bavail * bsize;
    }, reserve);
  }

  /** Opens the store below `DATA_DIR` and deletes incomplete uploads of earlier processes of this host. */
  static async open(
    dataDir: string,
    { reserve = RESERVE, clamdUrl, onScannerError = () => undefined, drawings = null }: StoreOptions = {},
  ): Promise<FileStore> {
    const scanner = new VirusScanner(clamdUrl, onScannerError);
    const store = new FileStore(path.join(dataDir, 'files'), reserve, scanner, drawings);
    await mkdir(store.#incoming, { recursive: true, mode: 0o700 });
    await mkdir(store.#blobs, { recursive: true, mode: 0o700 });
    await mkdir(store.#preserved, { recursive: true, mode: 0o700 });
    await store.#sweepIncoming();
    return store;
  }

  /** Path of the bytes of this SHA-256 (hex), existing or not. */
  pathOf(sha256: string): string {
    return shardedPath(this.#blobs, sha256);
  }

  /** A temporary path, from which a file can be renamed into the store. */
  temporaryPath(): string {
    return path.join(this.#incoming, `${HOST}.${process.pid}.${randomBytes(8).toString('hex')}`);
  }

  /**
   * Reserves space for an upload of so many bytes, 0 if unknown: released when it ends.
   * @throws DiskFull when it would touch the reserve
   */
  claimRoom(bytes: number): Promise<RoomClaim> {
    return this.#room.claim(bytes);
  }

  /**
   * Writes a stream to the disk while hashing it, and fsyncs. Leaves nothing on failure.
   * @param room the reservation; none for files that this server generated
   * @throws FileTooLarge past `limit` bytes, UploadInterrupted when the sender fails, DiskFull
   */
  async receive(source: Readable, limit: number, room?: RoomClaim): Promise<IncomingFile> {
    const target = this.temporaryPath();
    try {
      return await write(source, target, limit, room);
    } catch (error) {
      await rm(target, { force: true });
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (FULL.includes(code)) throw new DiskFull('no room left for uploads', { cause: error });
      throw error;
    }
  }

  /** As `receive`, for files that this server generated. */
  async receiveBytes(content: Buffer): Promise<IncomingFile> {
    return this.receive(Readable.from([content]), content.length);
  }

  /** Renames an incoming file to its final name; it is durable afterwards. */
  async keep(incoming: IncomingFile): Promise<void> {
    await place(incoming, this.#blobs);
  }

  /** Deletes an incoming file; a no-op once it was kept. */
  async discard(incoming: IncomingFile): Promise<void> {
    await rm(incoming.path, { force: true });
  }

  /**
   * Stores bytes forever, outside the blobs that are removed when nothing references them: for what signatures cover.
   * Durable on return; idempotent. Returns their SHA-256 in hex.
   */
  async preserve(content: Buffer): Promise<string> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const present = await access(shardedPath(this.#preserved, sha256)).then(
      () => true,
      () => false,
    );
    if (!present) await place(await this.receiveBytes(content), this.#preserved);
    return sha256;
  }

  /** The preserved bytes of this SHA-256 (hex); null if there are none. */
  async readPreserved(sha256: string): Promise<Buffer | null> {
    try {
      return await readFile(shardedPath(this.#preserved, sha256));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Yields the shards of blobs, each as its SHA-256 names (hex). */
  async *shards(): AsyncGenerator<string[]> {
    for (const shard of await readdir(this.#blobs)) {
      const names = await readdir(path.join(this.#blobs, shard));
      yield [...new Set(names.map((name) => name.slice(0, 64)))];
    }
  }

  /** Deletes the bytes and everything derived from them. */
  async remove(sha256: string): Promise<void> {
    const blob = this.pathOf(sha256);
    const names = await readdir(path.dirname(blob));
    const own = names.filter((name) => name.startsWith(sha256));
    await Promise.all(own.map((name) => rm(path.join(path.dirname(blob), name), { force: true })));
  }

  async #sweepIncoming(): Promise<void> {
    for (const name of await readdir(this.#incoming)) {
      if (await isAbandoned(path.join(this.#incoming, name)))
        await rm(path.join(this.#incoming, name), { force: true });
    }
  }
}

const HOST = hostname().replace(/[^\w-]/g, '-');

/** Several processes may share the folder: only files that no live one can be writing are abandoned. */
async function isAbandoned(file: string): Promise<boolean> {
  const [host, pid] = path.basename(file).split('.');
  if (host === HOST && pid !== undefined) return Number(pid) === process.pid || !isAlive(Number(pid));
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > ABANDONED_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function write(
  source: Readable,
  target: string,
  limit: number,
  room: RoomClaim | undefined,
): Promise<IncomingFile> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of fromSender(source)) {
      size += chunk.length;
      if (size > limit) throw new FileTooLarge(limit);
      hash.update(chunk);
      await room?.before(chunk.length);
      await handle.appendFile(chunk);
      room?.written(chunk.length);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path: target, size, sha256: hash.digest('hex') };
}

/** The chunks of a stream; attributes its failures to the sender, including a timeout (http/slow-bodies.ts). */
async function* fromSender(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) yield chunk as Buffer;
  } catch (cause) {
    throw new UploadInterrupted('the sender stopped before the end', { cause });
  }
}

function shardedPath(root: string, sha256: string): string {
  return path.join(root, sha256.slice(0, 2), sha256);
}

/** Renames an incoming file to its final name below `root`; durable on return. */
async function place(incoming: IncomingFile, root: string): Promise<void> {
  const target = shardedPath(root, incoming.sha256);
  const made = await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rename(incoming.path, target);
  await syncFolder(path.dirname(target));
  if (made !== undefined) await syncFolder(root);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
