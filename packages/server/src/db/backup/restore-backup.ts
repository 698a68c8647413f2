import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseUser } from '../embedded/database-user.ts';
import type { Migration } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { type BackupCipher, copyOut, formerName, storedName } from './backup-writer.ts';
import { refuseDamage } from './check-files.ts';
import { exists, forEachFew } from './copied-file.ts';
import { RESTORED } from './copy-data.ts';
import { DUMP, refuseUsedDatabase, restoreDump } from './dump-database.ts';
import { type BackedUpFile, FileListWriter, type ListTotals, readFileList } from './file-list.ts';
import { flush, flushTree } from './flush.ts';
import { type BackedUpFolder, CLUSTER, DATA, filesOf, type Manifest, readManifest } from './manifest.ts';
import { isNotData } from './not-data.ts';

const UNFINISHED = 'restore-unfinished';
/** What was copied so far: an encrypted backup lists no hashes of what is in its files. */
const COPIED_LIST = 'restored-files.jsonl';

export interface RestoreOptions {
  /** The backup's folder. */
  backup: string;
  /** `DATA_DIR`: absent or empty. */
  dataDir: string;
  /** Of an external server, into which the dump is restored; undefined: the database is embedded. */
  databaseUrl: string | undefined;
  /** Owner of the restored cluster; undefined: the caller. */
  databaseUser: DatabaseUser | undefined;
  /** Of an encrypted backup. */
  passphrase?: string | undefined;
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
  const { backup, dataDir, databaseUrl, say = () => undefined } = options;
  const manifest = await readManifest(backup);
  refuseOtherVersion(manifest, options);
  await refuseUsedPlace(dataDir);
  const { openBackup } = await import('./backup-key.ts');
  const cipher = await openBackup(backup, manifest, options.passphrase);
  const dump =
    databaseUrl !== undefined && manifest.database?.dumped === true
      ? path.join(backup, storedName(DUMP, cipher))
      : undefined;
  if (dump !== undefined) await refuseUsedDatabase(databaseUrl ?? '', dump);
  const files = () => filesOf(backup, manifest);
  await refuseDamage(backup, files(), 'it was not restored');
  say(`The backup of ${manifest.createdAt} is whole: ${manifest.files.count} files.`);

  const made = await mkdir(dataDir, { recursive: true });
  // As at a first start: traversable by PostgreSQL's user, listable by the owner only.
  if (made !== undefined) await chmod(dataDir, 0o711);
  await writeFile(path.join(dataDir, UNFINISHED), `${backup}\n`, { mode: 0o600, flush: true });
  await copyBack({ folders: manifest.folders, files, cipher }, options);
  if (dump !== undefined) {
    say('Restoring the database…');
    await restoreDump(databaseUrl ?? '', dump, cipher);
    say('The database is restored.');
  }
  await writeFile(
    path.join(dataDir, RESTORED),
    JSON.stringify({ backup, createdAt: manifest.createdAt, restoredAt: new Date().toISOString() }),
    { mode: 0o600, flush: true },
  );
  await rm(path.join(dataDir, UNFINISHED));
  sayWhatIsLeft(manifest, say);
  await flush(dataDir);
  await flush(path.dirname(dataDir));
  return manifest;
}

function sayWhatIsLeft({ filesUrl, copiedFrom, database }: Manifest, say: (sentence: string) => void): void {
  if (filesUrl !== undefined)
    say(`The uploaded files are not in it: start the server with FILES_URL=${filesUrl}, or a copy of it.`);
  if (copiedFrom !== undefined)
    say(
      `The uploaded files came from ${copiedFrom} and are in DATA_DIR now: start the server without FILES_URL, or send them to a bucket first, by node scripts/copy-files.mjs with FILES_URL.`,
    );
  if (database?.dumped === false)
    say(
      `The database is not in it: restore yours to a moment before ${database.at} (${database.lsn} of its write-ahead log), and start the server with DATABASE_URL.`,
    );
}

/** @throws BackupError after an interrupted restore */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if (await exists(path.join(dataDir, UNFINISHED)))
    throw new BackupError(
      `A restore into ${dataDir} was not finished. Remove that folder, and restore again with node scripts/restore.mjs.`,
    );
}

function refuseOtherVersion(
  { postgres, migrations, version, database }: Manifest,
  options: RestoreOptions,
): void {
  const { backup } = options;
  const embedded = options.databaseUrl === undefined;
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
      `The database of ${backup} was on a server of its own: give DATABASE_URL, of an empty database${database?.dumped ? '' : ' or of the one that you have restored'}.`,
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

/** What is copied back, decrypted by its cipher. */
export interface RestoredTree {
  folders: readonly BackedUpFolder[];
  files: () => AsyncIterable<BackedUpFile>;
  cipher: BackupCipher | undefined;
}

/** Copies everything but a dump; also a part of a backup (backups/verify-backup.ts). */
export async function copyBack(
  { folders, files: all, cipher }: RestoredTree,
  {
    backup,
    dataDir,
    databaseUser,
    say = () => undefined,
  }: Pick<RestoreOptions, 'backup' | 'dataDir' | 'databaseUser' | 'say'>,
): Promise<void> {
  const give = async (item: string, target: string) => {
    if (databaseUser && isOfCluster(item)) await chown(target, databaseUser.uid, databaseUser.gid);
  };
  await makeFolders(folders, dataDir, give);
  const place = path.join(dataDir, COPIED_LIST);
  const list = await FileListWriter.open(place);
  try {
    await forEachFew(all(), async (stored) => {
      const file = formerName(stored.path, cipher);
      if (file === DUMP) return;
      const target = path.join(dataDir, placeOf(file));
      const copied = await copyOut(path.join(backup, stored.path), target, cipher);
      if (copied === undefined)
        throw new BackupError(`${path.join(backup, stored.path)} has vanished: the restore is not finished.`);
      await chmod(target, stored.mode);
      await give(file, target);
      await list.add({ ...stored, path: file, ...(cipher !== undefined && copied) });
    });
    const totals = await list.end();
    await flushTree(dataDir);
    await refuseDamage(dataDir, filesIn(place, totals), 'it was not restored', placeOf);
    say(`${totals.count} files are copied and held against their hashes.`);
  } finally {
    await list.close();
    await rm(place);
  }
}

async function* filesIn(place: string, totals: ListTotals): AsyncGenerator<BackedUpFile> {
  for await (const { file } of readFileList(place, totals)) yield file;
}

async function makeFolders(
  folders: readonly BackedUpFolder[],
  dataDir: string,
  give: (item: string, target: string) => Promise<void>,
): Promise<void> {
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
}

function isOfCluster(item: string): boolean {
  return item === CLUSTER || item.startsWith(`${CLUSTER}/`);
}

/** Maps `cluster/…` below `postgres`, `data/…` to its former path. */
function placeOf(item: string): string {
  return isOfCluster(item) ? `postgres/${item}` : path.posix.relative(DATA, item);
}
