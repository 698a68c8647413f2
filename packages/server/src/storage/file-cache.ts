import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { TemporaryFolder } from './incoming-files.ts';
import { nullIfMissing } from './missing-file.ts';

/** Share of the bound that one process adds before it measures the folder again. */
const STEP = 1 / 20;
/** Share of the bound that remains after an eviction. */
const LEFT = 0.9;
/** Maximum idle time: evicts files that were erased elsewhere, too. */
const UNUSED_MS = 7 * 24 * 3_600_000;
/** File systems without hard links, or at the maximum of links. */
const NO_LINK = ['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV', 'ENOSYS'];
const HELD = 'held';

interface CachedFile {
  path: string;
  size: number;
  usedAt: number;
}

/**
 * LRU cache of files stored elsewhere, by name, which begins with their SHA-256. Processes may share the folder: a file
 * in use has a hard link of its own, so that eviction by another process does not delete it.
 */
export class FileCache {
  readonly #folder: string;
  readonly #bound: number;
  readonly #held: TemporaryFolder;
  #grown = 0;

  private constructor(folder: string, bound: number, held: TemporaryFolder) {
    this.#folder = folder;
    this.#bound = bound;
    this.#held = held;
  }

  /** @param bound bytes that the files together take, within a tenth */
  static async open(folder: string, bound: number): Promise<FileCache> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const cache = new FileCache(folder, bound, await TemporaryFolder.open(path.join(folder, HELD)));
    await cache.trim();
    return cache;
  }

  /** Temporary folder for downloads. */
  get temporary(): TemporaryFolder {
    return this.#held;
  }

  /** Hard-links the file for the caller, who deletes the link; null if it is not cached. */
  async hold(name: string): Promise<string | null> {
    const held = this.#held.newPath();
    try {
      await linkOrCopy(this.#pathOf(name), held);
    } catch (error) {
      return nullIfMissing(error as NodeJS.ErrnoException);
    }
    await this.#used(name);
    return held;
  }

  async read(name: string): Promise<Buffer | null> {
    const content = await readFile(this.#pathOf(name)).catch(nullIfMissing);
    if (content !== null) await this.#used(name);
    return content;
  }

  /** Adds a complete file of the same disk, by link or copy; the original stays. */
  async add(name: string, file: string): Promise<void> {
    const target = await this.#newPath(name);
    await linkOrCopy(file, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await this.#grow((await stat(target)).size);
  }

  async write(name: string, content: Buffer): Promise<void> {
    const temporary = this.#held.newPath();
    try {
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, await this.#newPath(name));
    } finally {
      await rm(temporary, { force: true });
    }
    await this.#grow(content.length);
  }

  /** Deletes every file whose name has this prefix. */
  async remove(sha256: string): Promise<void> {
    const shard = path.dirname(this.#pathOf(sha256));
    const names = (await readdir(shard).catch(nullIfMissing)) ?? [];
    const own = names.filter((name) => name.startsWith(sha256));
    await Promise.all(own.map((name) => rm(path.join(shard, name), { force: true })));
  }

  /** Deletes every file that is not in use. Returns the bytes. */
  clear(): Promise<number> {
    return this.#shrink(0, Number.POSITIVE_INFINITY);
  }

  /** Evicts files that were idle for too long, and the least recently used above the bound. */
  async trim(): Promise<void> {
    await this.#shrink(this.#bound, Date.now() - UNUSED_MS);
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, name.slice(0, 2), name);
  }

  async #newPath(name: string): Promise<string> {
    const target = this.#pathOf(name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    return target;
  }

  async #used(name: string): Promise<void> {
    const now = new Date();
    await utimes(this.#pathOf(name), now, now).catch(nullIfMissing);
  }

  async #grow(bytes: number): Promise<void> {
    this.#grown += bytes;
    if (this.#grown > this.#bound * STEP) await this.trim();
  }

  async #shrink(bound: number, usedBefore: number): Promise<number> {
    this.#grown = 0;
    const files = (await this.#files()).sort((a, b) => a.usedAt - b.usedAt);
    let size = files.reduce((sum, file) => sum + file.size, 0);
    const most = size > bound ? bound * LEFT : size;
    let freed = 0;
    for (const file of files) {
      if (size <= most && file.usedAt >= usedBefore) break;
      await rm(file.path, { force: true });
      size -= file.size;
      freed += file.size;
    }
    return freed;
  }

  async #files(): Promise<CachedFile[]> {
    const files: CachedFile[] = [];
    for (const shard of await readdir(this.#folder)) {
      if (shard === HELD) continue;
      for (const name of await readdir(path.join(this.#folder, shard))) {
        const file = path.join(this.#folder, shard, name);
        const found = await stat(file).catch(nullIfMissing);
        if (found !== null) files.push({ path: file, size: found.size, usedAt: found.mtimeMs });
      }
    }
    return files;
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_LINK.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to);
  }
}
