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

/** Part of the bound that one process adds before it looks at the whole again. */
const STEP = 1 / 20;
/** Part of the bound that is left when something had to go. */
const LEFT = 0.9;
/** Unused for so long, a file goes: one that was erased elsewhere does not stay. */
const UNUSED_MS = 7 * 24 * 3_600_000;
/** File systems without hard links, or without one more. */
const NO_LINK = ['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV', 'ENOSYS'];
const HELD = 'held';

interface CachedFile {
  path: string;
  size: number;
  usedAt: number;
}

/**
 * Local copies of files that are kept elsewhere, by their name, which begins with their SHA-256: the least recently used
 * go first. Processes may share the folder: whatever is lent has a second name of its own, so that nobody can take it away.
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

  /** For files on their way here. */
  get temporary(): TemporaryFolder {
    return this.#held;
  }

  /** A second name for the file, which the caller deletes; null where it is not here. */
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

  /** Adds a whole file of this folder's disk; it keeps its own name too. */
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

  /** Deletes every file whose name begins so. */
  async remove(sha256: string): Promise<void> {
    const shard = path.dirname(this.#pathOf(sha256));
    const names = (await readdir(shard).catch(nullIfMissing)) ?? [];
    const own = names.filter((name) => name.startsWith(sha256));
    await Promise.all(own.map((name) => rm(path.join(shard, name), { force: true })));
  }

  /** Deletes everything that nobody holds. Returns the bytes. */
  clear(): Promise<number> {
    return this.#shrink(0, Number.POSITIVE_INFINITY);
  }

  /** Deletes what was not used for long, and the least recently used above the bound. */
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
