import { createHash } from 'node:crypto';
import { link, open, stat } from 'node:fs/promises';

const CHUNK = 1 << 20;
const LEAST_CHUNK = 1 << 16;
/** Concurrency: each copy waits for the disk; more would only take memory. */
const AT_ONCE = 8;

/** Metadata that verifies the copy of one file. */
export interface CopiedFile {
  size: number;
  /** Hex. */
  sha256: string;
  mode: number;
}

/**
 * A buffer that a file of this size is read by. Most files of a database are small: a large buffer for each of a
 * thousand is garbage that takes longer to collect than the files to copy.
 */
export function chunkFor(size: number): Buffer {
  return Buffer.allocUnsafe(Math.min(CHUNK, Math.max(LEAST_CHUNK, size)));
}

/** Hard-links an immutable file; returns false across file systems. */
export async function linkFile(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EXDEV' || code === 'EPERM' || code === 'ENOTSUP' || code === 'EMLINK') return false;
    throw error;
  }
}

/** Size and hash of the file on disk. */
export async function readCopied(file: string): Promise<CopiedFile> {
  const handle = await open(file, 'r');
  try {
    const { mode, size: expected } = await handle.stat();
    const hash = createHash('sha256');
    const buffer = chunkFor(expected);
    for (let size = 0; ; ) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) return { size, sha256: hash.digest('hex'), mode: mode & 0o777 };
      hash.update(buffer.subarray(0, bytesRead));
      size += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

/** Runs the work for each item with limited concurrency; throws the first failure once those in progress have ended. */
export async function forEachFew<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    try {
      for (let next = await waiting.next(); !next.done && !failed; next = await waiting.next())
        await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const refused = ends.find((end) => end.status === 'rejected');
  if (refused === undefined) return;
  await waiting.return?.();
  throw refused.reason;
}

/** Whether the path exists. */
export async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(unlessGone)) !== undefined;
}

export function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}
