import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { unlessGone } from './copied-file.ts';
import { type BackedUpFile, damaged, type ListedFile, type ListTotals, readFileList } from './file-list.ts';

const MANIFEST = 'manifest.json';
export const MANIFEST_HASH = 'manifest.json.sha256';
/** The files, a JSON line each; of the first format they are in the manifest. */
export const FILE_LIST = 'files.jsonl';
const FORMAT = 2;
/** With encrypted files, which releases before would restore as they are. */
const ENCRYPTED_FORMAT = 3;

/** Subfolders of a backup: the cluster, and the rest of `DATA_DIR`. */
export const CLUSTER = 'cluster';
export const DATA = 'data';

/** Where a server's database was: its dump is as of then, or the files are of later. */
export interface DatabaseMoment {
  /** Version of the PostgreSQL server. */
  server: string;
  /** Position in its write-ahead log. */
  lsn: string;
  at: string;
}

/** How the files are encrypted: each as `<name>.age`, for the identity that the passphrase opens. */
export interface Encryption {
  format: 'age';
  /** SHA-256 of the encrypted identity; hex. */
  identity: string;
}

export interface BackedUpFolder {
  path: string;
  mode: number;
}

/** Describes a backup; `listFiles` names each file in it. */
export interface Manifest {
  product: 'ardoise';
  format: 1 | 2 | 3;
  /** Version of Ardoise, from its package. */
  version: string;
  createdAt: string;
  /** Major version of the embedded PostgreSQL; null where the database is on a server of its own and not in the backup. */
  postgres: string | null;
  /** Which installation (installation.ts); absent in older ones. */
  origin?: string;
  /** Absent where the files are in clear. */
  encryption?: Encryption;
  /** With the database on a server of its own. */
  database?: DatabaseMoment & { dumped: boolean };
  /** The bucket of the files, which the backup does not contain; absent if they are in `DATA_DIR`. */
  filesUrl?: string;
  /** The bucket whose files it contains, as if they had been in `DATA_DIR`. */
  copiedFrom?: string;
  migrations: { name: string; checksum: string }[];
  folders: BackedUpFolder[];
  files: ListTotals;
}

/** Whether a database is in it: the embedded one, or a dump of a server's. */
export function holdsDatabase({ postgres, database }: Manifest): boolean {
  return postgres !== null || database?.dumped === true;
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'product' | 'format'>,
): Promise<Manifest> {
  const format = manifest.encryption === undefined ? FORMAT : ENCRYPTED_FORMAT;
  const whole: Manifest = { product: 'ardoise', ...manifest, format };
  const text = `${JSON.stringify(whole, null, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, MANIFEST), text, options);
  await writeFile(path.join(folder, MANIFEST_HASH), `${sha256(text)}  ${MANIFEST}\n`, options);
  return whole;
}

/**
 * Reads what describes a backup, and not the list of its files, of which only the size is compared.
 * @throws BackupError where the folder has no complete backup that this version can read
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = await readWhole(folder);
  if (read.format === 1) {
    const bytes = read.files.reduce((total, { size }) => total + size, 0);
    return { ...read, files: { count: read.files.length, bytes, size: 0, sha256: '' } };
  }
  const list = path.join(folder, FILE_LIST);
  if ((await stat(list).catch(unlessGone))?.size !== read.files.size) throw damaged(list);
  return read;
}

/**
 * Each file in a backup.
 * @throws BackupError at the end of a list that is not what was written
 */
export async function* listFiles(folder: string, { format, files }: Manifest): AsyncGenerator<ListedFile> {
  if (format !== 1) yield* readFileList(path.join(folder, FILE_LIST), files);
  else {
    const read = await readWhole(folder);
    if (read.format === 1) yield* read.files.map((file, place) => ({ file, place }));
  }
}

/** Each file in a backup, without its place in the list. @throws BackupError as `listFiles` */
export async function* filesOf(folder: string, manifest: Manifest): AsyncGenerator<BackedUpFile> {
  for await (const { file } of listFiles(folder, manifest)) yield file;
}

type FirstManifest = Omit<Manifest, 'format' | 'files'> & { format: 1; files: BackedUpFile[] };
type SecondManifest = Omit<Manifest, 'format'> & { format: 2 | 3 };

async function readWhole(folder: string): Promise<FirstManifest | SecondManifest> {
  const [text, hash] = await Promise.all(
    [MANIFEST, MANIFEST_HASH].map((name) => readFile(path.join(folder, name), 'utf8').catch(unlessGone)),
  );
  if (text === undefined || hash === undefined)
    throw new BackupError(`${folder} is no backup of Ardoise: it has no ${MANIFEST} with its hash.`);
  if (!hash.startsWith(sha256(text))) throw damaged(path.join(folder, MANIFEST));
  const manifest = JSON.parse(text) as FirstManifest | SecondManifest;
  if (![1, FORMAT, ENCRYPTED_FORMAT].includes(manifest.format))
    throw new BackupError(
      `${folder} was made by a newer Ardoise (${(manifest as Manifest).version}): restore it with that one.`,
    );
  return manifest;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
