import path from 'node:path';
import { type BackupCipher, storedName } from './backup-writer.ts';
import { type CopiedFile, linkFile, readCopied, unlessGone } from './copied-file.ts';
import { FileIndex } from './file-index.ts';
import type { BackedUpFile } from './file-list.ts';
import { DATA, readManifest } from './manifest.ts';

/** A file of a shelf, or something derived from it: its bytes never change (docs/decisions/files-are-named-by-their-content.md). */
const IMMUTABLE = /^data\/files\/(?:blobs|preserved)\/[0-9a-f]{2}\/[0-9a-f]{64}(\..+)?$/;
/** Each daily backup verifies one of so many parts of the linked files: all of them within a month. */
const PARTS = 32;
const DAY = 24 * 3_600_000;

/**
 * The previous complete backup, on the same disk: its immutable files are hard-linked instead of
 * copied. Each backup is complete by itself, and any may be deleted.
 */
export class FormerBackup {
  readonly #folder: string;
  readonly #files: FileIndex;
  readonly #cipher: BackupCipher | undefined;
  readonly #part: number;

  private constructor(folder: string, files: FileIndex, cipher: BackupCipher | undefined, part: number) {
    this.#folder = folder;
    this.#files = files;
    this.#cipher = cipher;
    this.#part = part;
  }

  /**
   * @param cipher by which its files are encrypted, and those of the new backup
   * @throws BackupError where the folder has no complete backup
   */
  static async open(folder: string, cipher?: BackupCipher, now = new Date()): Promise<FormerBackup> {
    const manifest = await readManifest(folder);
    const files = await FileIndex.open(folder, manifest, (file) => IMMUTABLE.test(file.path));
    return new FormerBackup(folder, files, cipher, Math.floor(now.getTime() / DAY) % PARTS);
  }

  /** Whether it has this file of `DATA_DIR`, in this size. */
  async has(file: string, size: number): Promise<boolean> {
    return (await this.#find(file, size)) !== undefined;
  }

  /**
   * Hard-links the file, of this size, to `target`. Undefined: it is to be copied, since it is not here, is damaged
   * here, or on another disk.
   */
  async link(file: string, size: number, target: string): Promise<CopiedFile | undefined> {
    const known = await this.#find(file, size);
    if (known === undefined) return undefined;
    const source = path.join(this.#folder, known.path);
    if (this.#isDue(known) && !(await isIntact(source, known))) return undefined;
    // Race: that backup may have been deleted.
    if (!(await linkFile(source, target).catch(unlessGone))) return undefined;
    return { size: known.size, sha256: known.sha256, mode: known.mode };
  }

  close(): Promise<void> {
    return this.#files.close();
  }

  async #find(file: string, size: number): Promise<BackedUpFile | undefined> {
    const known = await this.#files.find(storedName(`${DATA}/${file}`, this.#cipher));
    return known?.size === (this.#cipher?.sizeOf(size) ?? size) ? known : undefined;
  }

  #isDue({ sha256 }: BackedUpFile): boolean {
    return Number.parseInt(sha256.slice(0, 2), 16) % PARTS === this.#part;
  }
}

async function isIntact(file: string, { size, sha256 }: BackedUpFile): Promise<boolean> {
  const found = await readCopied(file).catch(unlessGone);
  return found?.size === size && found.sha256 === sha256;
}
