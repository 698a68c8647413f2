import path from 'node:path';
import { type CopiedFile, linkFile, readCopied, unlessGone } from './copied-file.ts';
import { type BackedUpFile, DATA, readManifest } from './manifest.ts';

/** A file of a shelf, or something derived from it: its bytes never change (docs/decisions/files-are-named-by-their-content.md). */
const IMMUTABLE = /^files\/(?:blobs|preserved)\/[0-9a-f]{2}\/[0-9a-f]{64}(\..+)?$/;
/** Linked files of one of so many parts are read again by each day's backup: all of them within a month. */
const PARTS = 32;
const DAY = 24 * 3_600_000;

/**
 * The whole backup before this one, on the same disk: what it holds of files that never change gets a second name (a
 * hard link) instead of a copy. Each backup is complete by itself, and any may be deleted.
 */
export class FormerBackup {
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, BackedUpFile>;
  readonly #part: number;

  private constructor(folder: string, files: ReadonlyMap<string, BackedUpFile>, part: number) {
    this.#folder = folder;
    this.#files = files;
    this.#part = part;
  }

  /** @throws BackupError where the folder has no whole backup */
  static async open(folder: string, now = new Date()): Promise<FormerBackup> {
    const { files } = await readManifest(folder);
    const known = files.filter((file) => IMMUTABLE.test(path.posix.relative(DATA, file.path)));
    const part = Math.floor(now.getTime() / DAY) % PARTS;
    return new FormerBackup(folder, new Map(known.map((file) => [file.path, file])), part);
  }

  /** Whether it has this file of `DATA_DIR`, in this size. */
  has(file: string, size: number): boolean {
    return this.#files.get(`${DATA}/${file}`)?.size === size;
  }

  /** Names the file in another place too. Undefined: it is to be copied, since it is damaged here, or on another disk. */
  async link(file: string, target: string): Promise<CopiedFile | undefined> {
    const known = this.#files.get(`${DATA}/${file}`);
    if (known === undefined) return undefined;
    const source = path.join(this.#folder, known.path);
    if (this.#isDue(known) && !(await isIntact(source, known))) return undefined;
    // Somebody may have deleted that backup meanwhile.
    if (!(await linkFile(source, target).catch(unlessGone))) return undefined;
    const { size, sha256, mode } = known;
    return { size, sha256, mode };
  }

  #isDue({ sha256 }: BackedUpFile): boolean {
    return Number.parseInt(sha256.slice(0, 2), 16) % PARTS === this.#part;
  }
}

async function isIntact(file: string, { size, sha256 }: BackedUpFile): Promise<boolean> {
  const found = await readCopied(file).catch(unlessGone);
  return found?.size === size && found.sha256 === sha256;
}
