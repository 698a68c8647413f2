import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../db/backup/backup-error.ts';
import type { Installation } from '../db/backup/installation.ts';
import { holdsDatabase, type Manifest, readManifest } from '../db/backup/manifest.ts';

/** `ardoise-20261123T013000.123Z-` and the installation. */
const NAME = /^ardoise-(\d{8}T\d{6}\.\d{3}Z)-([0-9a-f]{8})$/;
/** Leftovers of a killed backup, or of an interrupted deletion. */
const LEFTOVER = /^(ardoise-\d{8}T\d{6}\.\d{3}Z-[0-9a-f]{8})\.(partial-\d+|deleted)$/;

/** A complete backup of this installation. */
export interface KeptBackup {
  folder: string;
  takenAt: Date;
  withDatabase: boolean;
  manifest: Manifest;
}

/** `BACKUP_DIR`. Other installations and other files may be in it: only what bears this one's name is touched. */
export class BackupFolder {
  readonly #root: string;
  readonly #name: string;
  readonly #own: readonly (string | undefined)[];

  constructor(root: string, { name, formerName }: Installation) {
    this.#root = root;
    this.#name = name;
    this.#own = [name, formerName];
  }

  /** Target of a new backup. */
  placeAt(now: Date): string {
    const time = now.toISOString().replaceAll(/[-:]/g, '');
    return path.join(this.#root, `ardoise-${time}-${this.#name}`);
  }

  /** Deletes incomplete backups. Call it under the lock of scheduled backups: no other process is writing one. */
  async clear(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#root)) {
      const [, whole = ''] = LEFTOVER.exec(name) ?? [];
      if (this.#isOwn(whole)) await rm(path.join(this.#root, name), { recursive: true, force: true });
    }
  }

  /** The newest first. A folder of ours without a sound manifest is no backup: it is left alone. */
  list(): Promise<KeptBackup[]> {
    return this.#listThose((name) => this.#isOwn(name));
  }

  /** Backups to share files with, the likeliest first: its own, then those of the installation it was copied from. */
  async listLenders(): Promise<KeptBackup[]> {
    return [...(await this.list()), ...(await this.#listThose((name) => !this.#isOwn(name)))];
  }

  async #listThose(isListed: (name: string) => boolean): Promise<KeptBackup[]> {
    const found: KeptBackup[] = [];
    for (const name of await readdir(this.#root)) {
      const folder = path.join(this.#root, name);
      const manifest = NAME.test(name) && isListed(name) ? await readSound(folder) : undefined;
      if (manifest !== undefined)
        found.push({ folder, takenAt: timeOf(name), withDatabase: holdsDatabase(manifest), manifest });
    }
    return found.sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  }

  /** Under another name first: what is half deleted never looks like a backup. */
  async delete({ folder }: KeptBackup): Promise<void> {
    const gone = `${folder}.deleted`;
    await rename(folder, gone);
    await rm(gone, { recursive: true, force: true });
  }

  #isOwn(name: string): boolean {
    const installation = NAME.exec(name)?.[2];
    return installation !== undefined && this.#own.includes(installation);
  }
}

/** Undefined if it is incomplete, or not of the installation in its name. */
async function readSound(folder: string): Promise<Manifest | undefined> {
  try {
    const manifest = await readManifest(folder);
    return manifest.origin === NAME.exec(path.basename(folder))?.[2] ? manifest : undefined;
  } catch (error) {
    if (error instanceof BackupError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function timeOf(name: string): Date {
  const [, time = ''] = NAME.exec(name) ?? [];
  return new Date(time.replace(/^(....)(..)(..)T(..)(..)(..)(....)Z$/, '$1-$2-$3T$4:$5:$6$7Z'));
}
