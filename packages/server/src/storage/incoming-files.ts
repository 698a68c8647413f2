import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DiskFull, type RoomClaim } from './disk-room.ts';
import type { IncomingFile } from './file-place.ts';

/** Disk full, quota exceeded, or the file size limit. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** After this time without a write, an incomplete file of another host is abandoned. */
const ABANDONED_MS = 24 * 3_600_000;

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

/** A folder of temporary files, which several processes and hosts may share. */
export class TemporaryFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens it and deletes what earlier processes of this host left there. */
  static async open(folder: string): Promise<TemporaryFolder> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      if (await isAbandoned(path.join(folder, name))) await rm(path.join(folder, name), { force: true });
    }
    return new TemporaryFolder(folder);
  }

  newPath(): string {
    return path.join(this.#folder, `${HOST}.${process.pid}.${randomBytes(8).toString('hex')}`);
  }

  /** Writes a file, and deletes it. @throws when the folder cannot be written */
  async checkWritable(): Promise<void> {
    const file = this.newPath();
    try {
      await writeFile(file, 'x', { flag: 'wx', mode: 0o600 });
    } finally {
      await rm(file, { force: true });
    }
  }

  /**
   * Writes a stream to a new file while hashing it, and fsyncs. Cleans up on failure.
   * @throws FileTooLarge past `limit` bytes, UploadInterrupted when the sender fails, DiskFull
   */
  async receive(source: Readable, limit: number, room?: RoomClaim): Promise<IncomingFile> {
    const target = this.newPath();
    try {
      return await write(source, target, limit, room);
    } catch (error) {
      await rm(target, { force: true });
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (FULL.includes(code)) throw new DiskFull('no room left for uploads', { cause: error });
      throw error;
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
