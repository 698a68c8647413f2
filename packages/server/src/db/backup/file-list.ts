import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';
import type { CopiedFile } from './copied-file.ts';

const CHUNK = 1 << 18;
/** Longer than nearly every line: a path, a hash and two numbers. */
const LINE = 512;
const NEWLINE = 0x0a;

export interface BackedUpFile extends CopiedFile {
  /** Relative to the backup's folder, with slashes: `cluster/…` or `data/…`. */
  path: string;
}

/** Expected totals of a list, to detect one that was truncated or changed. */
export interface ListTotals {
  count: number;
  /** Of the files it names. */
  bytes: number;
  /** Of the list itself. */
  size: number;
  /** Of the list itself; hex. */
  sha256: string;
}

/** A file of the list, and the byte where its line begins. */
export interface ListedFile {
  file: BackedUpFile;
  place: number;
}

/** Writes files as JSON lines, in constant memory. */
export class FileListWriter {
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  #waiting = '';
  #written = Promise.resolve();
  #totals = { count: 0, bytes: 0, size: 0 };

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async open(place: string): Promise<FileListWriter> {
    return new FileListWriter(await open(place, 'wx', 0o600));
  }

  async add({ path, size, sha256, mode }: BackedUpFile): Promise<void> {
    this.#waiting += `${JSON.stringify({ path, size, sha256, mode })}\n`;
    this.#totals.count += 1;
    this.#totals.bytes += size;
    if (this.#waiting.length >= CHUNK) await this.#flush();
  }

  /** What was added so far. */
  get totals(): Pick<ListTotals, 'count' | 'bytes'> {
    const { count, bytes } = this.#totals;
    return { count, bytes };
  }

  async end(): Promise<ListTotals> {
    await this.#flush();
    await this.#handle.sync();
    return { ...this.#totals, sha256: this.#hash.digest('hex') };
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  #flush(): Promise<void> {
    const lines = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#hash.update(lines);
    this.#totals.size += lines.length;
    this.#written = this.#written.then(() => this.#handle.appendFile(lines));
    return this.#written;
  }
}

/**
 * Reads a list, in constant memory.
 * @throws BackupError at its end where it is not what was written
 */
export async function* readFileList(place: string, totals: ListTotals): AsyncGenerator<ListedFile> {
  const handle = await open(place, 'r');
  const hash = createHash('sha256');
  let count = 0;
  let offset = 0;
  let rest = Buffer.alloc(0);
  try {
    for await (const piece of handle.createReadStream({ autoClose: false, highWaterMark: CHUNK })) {
      hash.update(piece as Buffer);
      const bytes = Buffer.concat([rest, piece as Buffer]);
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
        yield { file: parsed(bytes.toString('utf8', start, end), place), place: offset + start };
        count += 1;
        start = end + 1;
      }
      rest = bytes.subarray(start);
      offset += start;
    }
  } finally {
    await handle.close();
  }
  if (rest.length > 0 || count !== totals.count || hash.digest('hex') !== totals.sha256) throw damaged(place);
}

/** The file whose line begins at this byte. */
export async function readListedFile(handle: FileHandle, place: number): Promise<BackedUpFile> {
  for (let length = LINE; ; length *= 2) {
    const buffer = Buffer.allocUnsafe(length);
    const { bytesRead } = await handle.read(buffer, 0, length, place);
    const end = buffer.subarray(0, bytesRead).indexOf(NEWLINE);
    if (end !== -1) return parsed(buffer.toString('utf8', 0, end), 'The list of files');
    if (bytesRead < length) throw damaged('The list of files');
  }
}

function parsed(line: string, place: string): BackedUpFile {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damaged(place, error);
  }
}

export function damaged(place: string, cause?: unknown): BackupError {
  return new BackupError(`${place} is damaged: its hash is another. Take another backup.`, { cause });
}
