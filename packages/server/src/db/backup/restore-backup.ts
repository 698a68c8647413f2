import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseUser } from '../embedded/database-user.ts';
import type { Migration } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { copyFile, exists, forEachFew, readCopied } from './copied-file.ts';
import { flush, flushTree } from './flush.ts';
import { type BackedUpFile, CLUSTER, DATA, type Manifest, readManifest } from './manifest.ts';
import { isNotData } from './not-data.ts';

const UNFINISHED = 'restore-unfinished';
/** Read into the security log and deleted at the next start. */
export const RESTORED = 'restored.json';

export interface RestoreOptions {
  /** The backup's folder. */
  backup: string;
  /** `DATA_DIR`: absent or empty. */
  dataDir: string;
  /** The database is the embedded one. */
  embedded: boolean;
  /** Owner of the restored cluster; undefined: the caller. */
  databaseUser: DatabaseUser | undefined;
  /** Of this code. */
  migrations: readonly Pick<Migration, 'name' | 'checksum'>[];
  /** Major version of the embedded PostgreSQL of this code. */
  postgres: string;
  say?: (sentence: string) => void;
}

/**
 * Restores a backup into an empty `DATA_DIR`: verifies every file's hash in the backup and again in its copy.
 * @throws BackupError with the remedy
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { backup, dataDir, say = () => undefined } = options;
  const manifest = await readManifest(backup);
  refuseOtherVersion(manifest, options);
  await refuseUsedPlace(dataDir);
  await refuseDamage(backup, manifest.files);
  say(`The backup of ${manifest.createdAt} is whole: ${manifest.files.length} files.`);

  const made = await mkdir(dataDir, { recursive: true });
  // As at a first start: traversable by PostgreSQL's user, listable by nobody else.
  if (made !== undefined) await chmod(dataDir, 0o711);
  await writeFile(path.join(dataDir, UNFINISHED), `${backup}\n`, { mode: 0o600, flush: true });
  await copyBack(manifest, options);
  await writeFile(
    path.join(dataDir, RESTORED),
    JSON.stringify({ backup, createdAt: manifest.createdAt, restoredAt: new Date().toISOString() }),
    { mode: 0o600, flush: true },
  );
  await rm(path.join(dataDir, UNFINISHED));
  if (manifest.filesUrl !== undefined)
    say(
      `The uploaded files are not in it: start the server with FILES_URL=${manifest.filesUrl}, or a copy of it.`,
    );
  await flush(dataDir);
  await flush(path.dirname(dataDir));
  return manifest;
}

/** @throws BackupError after an interrupted restore */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if (await exists(path.join(dataDir, UNFINISHED)))
    throw new BackupError(
      `A restore into ${dataDir} was not finished. Remove that folder, and restore again with node scripts/restore.mjs.`,
    );
}

function refuseOtherVersion({ postgres, migrations, version }: Manifest, options: RestoreOptions): void {
  const { backup, embedded } = options;
  const foreign = migrations.find((one, index) => {
    const own = options.migrations[index];
    return own?.name !== one.name || own.checksum !== one.checksum;
  });
  if (foreign !== undefined)
    throw new BackupError(
      `${backup} was made by a newer or another Ardoise (${version}): this one does not know its migration ${foreign.name}. Restore it with the version that made it.`,
    );
  if (postgres === null && embedded)
    throw new BackupError(
      `${backup} holds files only: its database was on a server of its own. Restore that one with pg_restore, then give DATABASE_URL here too.`,
    );
  if (postgres !== null && !embedded)
    throw new BackupError(`${backup} holds an embedded database: restore it without DATABASE_URL.`);
  if (postgres !== null && postgres !== options.postgres)
    throw new BackupError(
      `${backup} holds a cluster of PostgreSQL ${postgres}; this Ardoise brings ${options.postgres}. Restore it with the version that made it.`,
    );
}

async function refuseUsedPlace(dataDir: string): Promise<void> {
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new BackupError(`${dataDir} (DATA_DIR) cannot be restored into: ${error.message}`, {
      cause: error,
    });
  });
  if (!there.every(isNotData))
    throw new BackupError(
      `${dataDir} (DATA_DIR) is not empty. Stop the server, rename that folder, and restore again; or set DATA_DIR to another.`,
    );
}

async function refuseDamage(
  folder: string,
  files: readonly BackedUpFile[],
  place = (file: string) => file,
): Promise<void> {
  const damaged: string[] = [];
  await forEachFew(files, async ({ path: file, sha256, size }) => {
    const found = await readCopied(path.join(folder, place(file))).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (typeof found !== 'object' || found.sha256 !== sha256 || found.size !== size) damaged.push(file);
  });
  if (damaged.length > 0)
    throw new BackupError(
      `${damaged.length} of ${files.length} files in ${folder} are damaged or missing, ${damaged.sort()[0]} among them: it was not restored.`,
    );
}

async function copyBack(
  { folders, files }: Manifest,
  { backup, dataDir, databaseUser, say = () => undefined }: RestoreOptions,
): Promise<void> {
  const give = async (item: string, target: string) => {
    if (databaseUser && isOfCluster(item)) await chown(target, databaseUser.uid, databaseUser.gid);
  };
  if (folders.some(({ path: folder }) => folder === CLUSTER)) {
    const parent = path.join(dataDir, 'postgres');
    await mkdir(parent, { mode: 0o700 });
    await give(CLUSTER, parent);
  }
  for (const { path: folder, mode } of folders.filter((one) => one.path !== DATA)) {
    const target = path.join(dataDir, placeOf(folder));
    await mkdir(target);
    await chmod(target, mode);
    await give(folder, target);
  }
  await forEachFew(files, async ({ path: file, mode }) => {
    const target = path.join(dataDir, placeOf(file));
    if ((await copyFile(path.join(backup, file), target)) === undefined)
      throw new BackupError(`${path.join(backup, file)} has vanished: the restore is not finished.`);
    await chmod(target, mode);
    await give(file, target);
  });
  await flushTree(dataDir);
  await refuseDamage(dataDir, files, placeOf);
  say(`${files.length} files are copied and held against their hashes.`);
}

function isOfCluster(item: string): boolean {
  return item === CLUSTER || item.startsWith(`${CLUSTER}/`);
}

/** Maps `cluster/…` below `postgres`, `data/…` to its former path. */
function placeOf(item: string): string {
  return isOfCluster(item) ? `postgres/${item}` : path.posix.relative(DATA, item);
}
