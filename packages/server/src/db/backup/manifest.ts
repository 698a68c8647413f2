import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { type CopiedFile, unlessGone } from './copied-file.ts';

const MANIFEST = 'manifest.json';
const MANIFEST_HASH = 'manifest.json.sha256';
const FORMAT = 1;

/** Subfolders of a backup: the cluster, and the rest of `DATA_DIR`. */
export const CLUSTER = 'cluster';
export const DATA = 'data';

export interface BackedUpFile extends CopiedFile {
  /** Relative to the backup's folder, with slashes: `cluster/…` or `data/…`. */
  path: string;
}

/** Where a server's database was: its dump is as of then, or the files are of later. */
export interface DatabaseMoment {
  /** Version of the PostgreSQL server. */
  server: string;
  /** Position in its write-ahead log. */
  lsn: string;
  at: string;
}

/** Describes a backup, with every file in it. */
export interface Manifest {
  product: 'ardoise';
  format: number;
  /** Version of Ardoise, from its package. */
  version: string;
  createdAt: string;
  /** Major version of the embedded PostgreSQL; null where the database is on a server of its own and not in the backup. */
  postgres: string | null;
  /** Which installation: of its database cluster and its name; absent in older ones. */
  origin?: string;
  /** With the database on a server of its own. */
  database?: DatabaseMoment & { dumped: boolean };
  /** The bucket of the files, which the backup does not hold; absent where they are in `DATA_DIR`. */
  filesUrl?: string;
  /** The bucket whose files it holds, as if they had been in `DATA_DIR`. */
  copiedFrom?: string;
  migrations: { name: string; checksum: string }[];
  folders: { path: string; mode: number }[];
  files: BackedUpFile[];
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'product' | 'format'>,
): Promise<void> {
  const whole: Manifest = { product: 'ardoise', format: FORMAT, ...manifest };
  const text = `${JSON.stringify(whole, null, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, MANIFEST), text, options);
  await writeFile(path.join(folder, MANIFEST_HASH), `${sha256(text)}  ${MANIFEST}\n`, options);
}

/** @throws BackupError where the folder has no complete backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, hash] = await Promise.all(
    [MANIFEST, MANIFEST_HASH].map((name) => readFile(path.join(folder, name), 'utf8').catch(unlessGone)),
  );
  if (text === undefined || hash === undefined)
    throw new BackupError(`${folder} is no backup of Ardoise: it has no ${MANIFEST} with its hash.`);
  if (!hash.startsWith(sha256(text)))
    throw new BackupError(
      `${path.join(folder, MANIFEST)} is damaged: its hash is another. Take another backup.`,
    );
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new BackupError(
      `${folder} was made by a newer Ardoise (${manifest.version}): restore it with that one.`,
    );
  return manifest;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
