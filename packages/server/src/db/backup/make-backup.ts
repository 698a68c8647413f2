import { mkdir, readdir, readFile, realpath, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { isAlive } from '../embedded/is-alive.ts';
import { APPLICATION_NAME } from '../pool.ts';
import type { Db } from '../transaction.ts';
import { BackupContent } from './backup-content.ts';
import { BackupError, explained } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { holdFiles } from './backup-lock.ts';
import { BackupWriter } from './backup-writer.ts';
import { refuseDamage } from './check-files.ts';
import { exists, unlessGone } from './copied-file.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyData, type DistantFiles, measureData } from './copy-data.ts';
import { dumpDatabase, readMoment } from './dump-database.ts';
import type { BackedUpFile } from './file-list.ts';
import { flush, flushTree } from './flush.ts';
import type { FormerBackup } from './former-backup.ts';
import { readInstallation } from './installation.ts';
import { walkTree } from './list-tree.ts';
import { type BackedUpFolder, type Manifest, writeManifest } from './manifest.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../../package.json');
/** Disk space reserved for the database, when the backup is on its disk. */
const RESERVE = 256 * 1024 * 1024;

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
  /** The bucket of the files, which are not copied; undefined: they are in `DATA_DIR`, or `distant`. */
  filesUrl?: string | undefined;
  /** The bucket of the files, which are copied. */
  distant?: DistantFiles | undefined;
  /** The previous complete backup, on the same disk. */
  former?: FormerBackup | undefined;
  /** Encrypts every file, the former backup's too. */
  key?: BackupKey | undefined;
  /** Dumps the database, which is not embedded, too. */
  dump?: boolean;
  /** Callback for progress, one sentence at a time. */
  say?: (sentence: string) => void;
  /** Callback for warnings that an operator should read. */
  warn?: (sentence: string) => void;
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

async function fill(partial: string, connection: Db, options: BackupOptions): Promise<Manifest> {
  const { dataDir, linkFiles = false, former, distant, key } = options;
  const sources = { dataDir, linkFiles, former, distant };
  await holdFiles(connection);
  await requireRoom(partial, await measureData(sources), options, connection);
  const writer = new BackupWriter(partial, key);
  const content = await BackupContent.begin(partial);
  try {
    const database = await copyDatabase(writer, connection, options);
    for (const file of database.files) await content.add(file, { isNew: true });
    // After the database: a file is stored before a row references it, and our lock prevents its deletion. Files added
    // since the size was measured are listed now.
    const folders = [...database.folders, ...(await copyData(sources, writer, content))];
    sayFiles(content, database.files, options);
    const { all, readNew } = await content.end();
    const manifest = await writeManifest(partial, {
      ...(await describe(connection, options)),
      postgres: database.postgres,
      ...(database.moment !== undefined && { database: database.moment }),
      folders,
      files: all,
    });
    await key?.seal(partial);
    await flushTree(partial);
    if (!linkFiles) await refuseDamage(partial, readNew(), 'it was not kept');
    return manifest;
  } finally {
    await content.close();
  }
}

async function describe(
  connection: Db,
  { filesUrl, distant, key }: BackupOptions,
): Promise<Omit<Manifest, 'product' | 'format' | 'postgres' | 'folders' | 'files'>> {
  return {
    version: JSON.parse(await readFile(PACKAGE, 'utf8')).version,
    createdAt: new Date().toISOString(),
    origin: (await readInstallation(connection)).name,
    ...(key !== undefined && { encryption: key.encryption }),
    ...(filesUrl !== undefined && { filesUrl }),
    ...(distant !== undefined && { copiedFrom: distant.url }),
    migrations: await migrationsOf(connection),
  };
}

function sayFiles(
  { totals, damaged }: BackupContent,
  database: readonly { size: number }[],
  { filesUrl, say = () => undefined, warn = say }: BackupOptions,
): void {
  const copied = bytesOf(database);
  say(
    `The files are copied: ${totals.all.count - database.length}, ${megabytes(totals.all.bytes - copied)}, of which ${megabytes(totals.new.bytes - copied)} are new.`,
  );
  if (filesUrl !== undefined)
    say(
      `The uploaded files are in ${filesUrl} and are not copied: the bucket's versions and replication keep them. BACKUP_FILES=1 copies them.`,
    );
  if (damaged.count > 0)
    warn(
      `${damaged.count} files were damaged before they were copied, ${damaged.first} among them: take them from an older backup.`,
    );
}

interface CopiedDatabase {
  folders: BackedUpFolder[];
  files: BackedUpFile[];
  postgres: string | null;
  moment?: Manifest['database'];
}

/** The embedded cluster, or a dump, or the position that the files are of later than. */
async function copyDatabase(
  writer: BackupWriter,
  connection: Db,
  { dataDir, embedded, databaseUrl, dump = false, say = () => undefined }: BackupOptions,
): Promise<CopiedDatabase> {
  const server = { postgres: null, folders: [] };
  if (!embedded && !dump) {
    return { ...server, files: [], moment: { ...(await readMoment(connection)), dumped: false } };
  }
  say('Copying the database…');
  const copied = embedded
    ? await copyEmbedded(dataDir, connection, writer)
    : await dumpServer(databaseUrl, writer);
  say(`The database is copied: ${copied.files.length} files, ${megabytes(bytesOf(copied.files))}.`);
  return copied;
}

async function copyEmbedded(dataDir: string, connection: Db, writer: BackupWriter): Promise<CopiedDatabase> {
  const cluster = clusterOf(dataDir);
  const copied = await copyCluster(connection, cluster, writer);
  return { ...copied, postgres: (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim() };
}

async function dumpServer(databaseUrl: string, writer: BackupWriter): Promise<CopiedDatabase> {
  const { file, moment } = await dumpDatabase(databaseUrl, writer);
  return { postgres: null, folders: [], files: [file], moment: { ...moment, dumped: true } };
}

function clusterOf(dataDir: string): string {
  return path.join(dataDir, 'postgres', 'cluster');
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

async function requireRoom(
  partial: string,
  bytes: number,
  { dataDir, embedded, dump = false }: BackupOptions,
  connection: Db,
): Promise<void> {
  let needed = RESERVE + bytes;
  if (embedded)
    for await (const item of walkTree(clusterOf(dataDir))) needed += item.isFolder ? 0 : item.size;
  // A dump omits indexes and is compressed: its size is a fraction of that.
  if (dump) needed += (await databaseSize(connection)) / 2;
  const { bavail, bsize } = await statfs(partial);
  if (bavail * bsize < needed)
    throw new BackupError(
      `There is not enough room for the backup: ${megabytes(needed)} are needed where it would be, ${megabytes(bavail * bsize)} are free.`,
      { failure: 'place' },
    );
}

async function databaseSize(db: Db): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return rows[0]?.bytes ?? 0;
}

function bytesOf(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function megabytes(bytes: number): string {
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
