import { mkdir, readdir, readFile, realpath, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { isAlive } from '../embedded/is-alive.ts';
import { APPLICATION_NAME } from '../pool.ts';
import type { Db } from '../transaction.ts';
import { BackupError } from './backup-error.ts';
import { holdFiles } from './backup-lock.ts';
import { copyFile, exists, forEachFew, linkFile, unlessGone } from './copied-file.ts';
import { copyCluster } from './copy-cluster.ts';
import { flush, flushTree } from './flush.ts';
import { listTree } from './list-tree.ts';
import { type BackedUpFile, DATA, type Manifest, writeManifest } from './manifest.ts';
import { isNotData } from './not-data.ts';
import { RESTORED } from './restore-backup.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../../package.json');
/** Disk space reserved for the database, when the backup is on its disk. */
const RESERVE = 256 * 1024 * 1024;
const LEFT_OUT = new Set(['postgres', 'backups', RESTORED]);
/** Content-addressed by SHA-256, hence immutable. */
const BLOB = /^files\/(?:blobs|preserved)\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

export interface BackupOptions {
  dataDir: string;
  /** Of the product's database. */
  databaseUrl: string;
  /** The database is the embedded one below `dataDir`, and is copied too. */
  embedded: boolean;
  /** The backup's folder: must not exist, or be empty. */
  target: string;
  /** Hard-links immutable files instead of copying them, on the same file system. */
  linkFiles?: boolean;
  /** The bucket of the files, which are not copied; undefined: they are in `DATA_DIR`. */
  filesUrl?: string | undefined;
  /** Callback for progress, one sentence at a time. */
  say?: (sentence: string) => void;
}

/**
 * Backs up the database (if it is embedded), then every other file of `DATA_DIR`, while the product serves. Written
 * under a temporary name and renamed atomically once complete and durable; until then no file is deleted.
 * @throws BackupError with the remedy; nothing is left then
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const target = path.resolve(options.target);
  await refusePlace(target, options.dataDir);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await removeUnfinished(target);
  const partial = `${target}.partial-${process.pid}`;
  const connection = new pg.Client({
    connectionString: options.databaseUrl,
    // A server that uses this application name keeps the embedded PostgreSQL running.
    application_name: `${APPLICATION_NAME}:${process.pid}`,
  });
  // A broken connection rejects the current query, or the next one.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await mkdir(partial, { mode: 0o700 });
    const manifest = await fill(partial, connection, options);
    await rename(partial, target);
    await flush(path.dirname(target));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw explained(error, target);
  } finally {
    await connection.end().catch(() => undefined);
  }
}

async function fill(
  partial: string,
  connection: Db,
  { dataDir, embedded, linkFiles = false, filesUrl, say = () => undefined }: BackupOptions,
): Promise<Manifest> {
  await holdFiles(connection);
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  await requireRoom(partial, [...(embedded ? [cluster] : []), ...(linkFiles ? [] : [dataDir])]);
  const folders: Manifest['folders'] = [];
  const files: Manifest['files'] = [];
  if (embedded) {
    say('Copying the database…');
    const copied = await copyCluster(connection, cluster, partial);
    folders.push(...copied.folders);
    files.push(...copied.files);
    say(`The database is copied: ${copied.files.length} files, ${megabytes(copied.files)}.`);
  }
  // After the database: a file is stored before a row references it, and our lock prevents its deletion.
  const rest = await copyRest(dataDir, partial, linkFiles);
  folders.push(...rest.folders);
  files.push(...rest.files);
  say(`The files are copied: ${rest.files.length}, ${megabytes(rest.files)}.`);
  if (filesUrl !== undefined)
    say(
      `The uploaded files are in ${filesUrl} and are not copied: the bucket's versions and replication keep them.`,
    );
  const manifest = {
    version: JSON.parse(await readFile(PACKAGE, 'utf8')).version,
    createdAt: new Date().toISOString(),
    postgres: embedded ? (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim() : null,
    ...(filesUrl !== undefined && { filesUrl }),
    migrations: await migrationsOf(connection),
    folders,
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  await writeManifest(partial, manifest);
  await flushTree(partial);
  return { product: 'ardoise', format: 1, ...manifest };
}

/** Paths of `DATA_DIR` to exclude: the cluster, backups, a note of a restore, uploads in progress, or no data. */
function isLeftOut(file: string): boolean {
  return LEFT_OUT.has(file) || file.startsWith('files/incoming/') || isNotData(file.split('/')[0] ?? '');
}

async function copyRest(
  dataDir: string,
  partial: string,
  linkFiles: boolean,
): Promise<Pick<Manifest, 'folders' | 'files'>> {
  const tree = await listTree(dataDir, isLeftOut);
  const to = path.join(partial, DATA);
  await mkdir(to, { mode: 0o700 });
  for (const folder of tree.folders) await mkdir(path.join(to, folder.path), { mode: folder.mode });
  const files: BackedUpFile[] = [];
  await forEachFew(tree.files, async ({ path: file, size }) => {
    const [source, target] = [path.join(dataDir, file), path.join(to, file)];
    const sha256 = BLOB.exec(file)?.[1];
    const linked = linkFiles && sha256 !== undefined && (await linkFile(source, target));
    const copied = linked ? { size, sha256, mode: 0o600 } : await copyFile(source, target);
    if (copied !== undefined) files.push({ path: `${DATA}/${file}`, ...copied });
  });
  const folders = [{ path: '', mode: 0o700 }, ...tree.folders];
  return { folders: folders.map((one) => ({ ...one, path: path.posix.join(DATA, one.path) })), files };
}

async function migrationsOf(connection: Db): Promise<Manifest['migrations']> {
  const { rows: made } = await connection.query(`select to_regclass('schema_migration') as name`);
  if (made[0]?.name === null)
    throw new BackupError(
      'The database is empty: no server has started on it yet, and nothing was backed up.',
    );
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}

async function refusePlace(target: string, dataDir: string): Promise<void> {
  const isOwn = path.dirname(target) === path.join(path.resolve(dataDir), 'backups');
  if (!isOwn && isWithin(await realPlace(target), await realPlace(path.resolve(dataDir))))
    throw new BackupError(
      `${target} lies in DATA_DIR (${dataDir}), which is what is backed up. Give a folder elsewhere.`,
    );
  const there = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new BackupError(`${target} cannot be a backup's folder: ${error.message}`, { cause: error });
  });
  if (there.length > 0)
    throw new BackupError(`${target} is not empty. Give a folder that does not exist yet, or an empty one.`);
}

/** Its path with links resolved, even if it does not exist yet. */
async function realPlace(place: string): Promise<string> {
  const real = await realpath(place).catch(unlessGone);
  if (real !== undefined || path.dirname(place) === place) return real ?? place;
  return path.join(await realPlace(path.dirname(place)), path.basename(place));
}

function isWithin(place: string, folder: string): boolean {
  const way = path.relative(folder, place);
  return way === '' || !(way.startsWith('..') || path.isAbsolute(way));
}

/** Removes temporary folders of killed backups beside this path. */
async function removeUnfinished(target: string): Promise<void> {
  const prefix = `${path.basename(target)}.partial-`;
  for (const name of await readdir(path.dirname(target))) {
    const pid = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && pid > 0 && !isAlive(pid))
      await rm(path.join(path.dirname(target), name), { recursive: true, force: true });
  }
}

async function requireRoom(partial: string, sources: readonly string[]): Promise<void> {
  let needed = RESERVE;
  for (const source of sources) {
    const skip = path.basename(source) === 'cluster' ? () => false : isLeftOut;
    for (const { size } of (await listTree(source, skip)).files) needed += size;
  }
  const { bavail, bsize } = await statfs(partial);
  if (bavail * bsize < needed)
    throw new BackupError(
      `There is not enough room for the backup: ${megabytesOf(needed)} are needed where it would be, ${megabytesOf(bavail * bsize)} are free.`,
    );
}

function explained(error: unknown, target: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(
      `The disk of ${target} is full: the backup was not made. Make room, or give another folder.`,
      {
        cause: error,
      },
    );
  if (code === 'EACCES' || code === 'EPERM')
    return new BackupError(
      `The backup was not made, since a file could not be read or written: ${message}. Run it as the user who starts the server.`,
      { cause: error },
    );
  return error;
}

function megabytes(files: readonly { size: number }[]): string {
  return megabytesOf(files.reduce((sum, { size }) => sum + size, 0));
}

function megabytesOf(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}

/** Refuses to open a cluster that another user's server runs: the ownership of its files would change. */
export async function requireCluster(dataDir: string, uid: number | undefined): Promise<void> {
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  if (!(await exists(path.join(cluster, 'PG_VERSION'))))
    throw new BackupError(`There is no database in ${dataDir} (DATA_DIR): nothing was backed up.`);
  const owner = (await stat(cluster)).uid;
  if (owner !== (uid ?? process.getuid?.()))
    throw new BackupError(
      `${cluster} belongs to the user number ${owner}. Run the backup as the user who starts the server.`,
    );
}
