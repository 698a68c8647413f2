import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FilePlace, IncomingFile, PictureSuffix, Shelf, StoredFile } from './file-place.ts';
import type { TemporaryFolder } from './incoming-files.ts';
import { nullIfMissing } from './missing-file.ts';

/** Path of the bytes of this SHA-256 (hex) below a `DATA_DIR`, existing or not. */
export function diskPath(dataDir: string, sha256: string, shelf: Shelf = 'blobs'): string {
  return path.join(dataDir, 'files', shelf, sha256.slice(0, 2), sha256);
}

/**
 * Files on the local disk: `files/blobs/ab/abcdef…`, what is derived of a blob beside it. A file is written under
 * `incoming` and renamed atomically once complete and fsynced: after any crash, the shelves contain no partial file
 * (issue 2, reliability).
 */
export class DiskFiles implements FilePlace {
  readonly #dataDir: string;
  readonly #temporary: TemporaryFolder;

  private constructor(dataDir: string, temporary: TemporaryFolder) {
    this.#dataDir = dataDir;
    this.#temporary = temporary;
  }

  static async open(dataDir: string, temporary: TemporaryFolder): Promise<DiskFiles> {
    for (const shelf of ['blobs', 'preserved'])
      await mkdir(path.join(dataDir, 'files', shelf), { recursive: true, mode: 0o700 });
    return new DiskFiles(dataDir, temporary);
  }

  checkReachable(): Promise<void> {
    return access(path.join(this.#dataDir, 'files', 'blobs'));
  }

  async send(): Promise<void> {
    // Renaming takes no time.
  }

  async keep(incoming: IncomingFile, shelf: Shelf): Promise<void> {
    const target = diskPath(this.#dataDir, incoming.sha256, shelf);
    const made = await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(incoming.path, target);
    await syncFolder(path.dirname(target));
    if (made !== undefined) await syncFolder(path.dirname(path.dirname(target)));
  }

  has(shelf: Shelf, sha256: string): Promise<boolean> {
    return exists(diskPath(this.#dataDir, sha256, shelf));
  }

  async read(shelf: Shelf, sha256: string): Promise<Buffer | null> {
    return readFile(diskPath(this.#dataDir, sha256, shelf)).catch(nullIfMissing);
  }

  find(sha256: string): Promise<StoredFile | null> {
    return findLocal(diskPath(this.#dataDir, sha256));
  }

  withLocal<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result> {
    return work(diskPath(this.#dataDir, sha256));
  }

  async findPicture(sha256: string, { picture, none }: PictureSuffix): Promise<StoredFile | 'none' | null> {
    const blob = diskPath(this.#dataDir, sha256);
    const found = await findLocal(`${blob}${picture}`);
    if (found !== null) return found;
    return (await exists(`${blob}${none}`)) ? 'none' : null;
  }

  async keepPicture(sha256: string, { picture, none }: PictureSuffix, content: Buffer | null): Promise<void> {
    const blob = diskPath(this.#dataDir, sha256);
    if (content === null) {
      await (await open(`${blob}${none}`, 'w')).close();
      return;
    }
    const temporary = this.#temporary.newPath();
    try {
      // A full disk fails here, and is not stored as a file without a picture.
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, `${blob}${picture}`);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async *pages(): AsyncGenerator<string[]> {
    const blobs = path.join(this.#dataDir, 'files', 'blobs');
    for (const shard of await readdir(blobs)) {
      const names = await readdir(path.join(blobs, shard));
      yield [...new Set(names.map((name) => name.slice(0, 64)))];
    }
  }

  async remove(sha256: string): Promise<void> {
    const shard = path.dirname(diskPath(this.#dataDir, sha256));
    const names = await readdir(shard);
    const own = names.filter((name) => name.startsWith(sha256));
    await Promise.all(own.map((name) => rm(path.join(shard, name), { force: true })));
  }

  async freeRoom(): Promise<boolean> {
    return false;
  }
}

/** A file of the local disk; null if it is missing. */
async function findLocal(file: string): Promise<StoredFile | null> {
  const found = await stat(file).catch(nullIfMissing);
  if (found === null) return null;
  return {
    size: found.size,
    open: async (range, highWaterMark) =>
      createReadStream(file, { ...range, ...(highWaterMark !== undefined && { highWaterMark }) }),
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
