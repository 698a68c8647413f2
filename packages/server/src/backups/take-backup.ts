import path from 'node:path';
import pg, { type Pool } from 'pg';
import type { Config } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { holdScheduledBackups } from '../db/backup/backup-lock.ts';
import type { DistantFiles } from '../db/backup/copy-data.ts';
import { dumpObstacle } from '../db/backup/dump-database.ts';
import { FormerBackup } from '../db/backup/former-backup.ts';
import { type BackupOptions, makeBackup, readOrigin } from '../db/backup/make-backup.ts';
import type { Manifest } from '../db/backup/manifest.ts';
import { readMigrations } from '../db/migrate.ts';
import { APPLICATION_NAME } from '../db/pool.ts';
import { type OpenDatabase, readServerVersion } from '../db/startup/open-database.ts';
import { recordSecurityEvent } from '../features/security-log/record-security-event.ts';
import { recordBackup, recordBackupFailure } from '../operations/backups.repository.ts';
import { BackupFolder, type KeptBackup } from './backup-folder.ts';
import { outdated } from './retention.ts';
import { isBackupDue } from './scheduled-backups.ts';

type Say = (sentence: string) => void;

/** One backup into a folder that somebody chose; recorded once it is whole. */
export async function takeBackup(
  config: Config,
  database: OpenDatabase,
  target: string,
  say: Say,
  options: Pick<BackupOptions, 'former'> & { kept?: boolean } = {},
): Promise<Manifest> {
  const embedded = config.databaseUrl === undefined;
  const dump = !embedded && (await canDump(database.pool, say));
  const { kept = false, former } = options;
  const manifest = await makeBackup({
    dataDir: config.dataDir,
    databaseUrl: database.url,
    embedded,
    dump,
    target,
    former,
    ...(await filesOf(config)),
    say,
  });
  const name = path.basename(path.resolve(target));
  await record(database.pool, manifest, { name, withDatabase: embedded || dump, kept });
  say(`The backup is whole: ${target}, ${manifest.files.count} files.`);
  return manifest;
}

async function canDump(pool: Pool, say: Say): Promise<boolean> {
  const obstacle = await dumpObstacle(await readServerVersion(pool));
  if (obstacle !== null) say(obstacle);
  return obstacle === null;
}

/** The bucket: named, or copied with BACKUP_FILES=1. */
async function filesOf({
  s3,
  backupsCopyBucket,
}: Config): Promise<{ filesUrl?: string; distant?: DistantFiles }> {
  if (s3 === undefined) return {};
  if (!backupsCopyBucket) return { filesUrl: s3.url };
  const { bucketFiles } = await import('../storage/bucket-files.ts');
  return { distant: await bucketFiles(s3) };
}

/** The database may be at an older version than the code, without the tables of either. */
async function record(
  pool: Pool,
  { files, migrations }: Manifest,
  taken: { name: string; withDatabase: boolean; kept: boolean },
): Promise<void> {
  if (migrations.length !== (await readMigrations()).length) return;
  await recordSecurityEvent(pool, { event: 'sauvegarde', object: taken.name });
  await recordBackup(pool, { ...taken, files: files.count, bytes: files.bytes });
}

/**
 * One backup into BACKUP_DIR, then the retention. Only one at a time, of all processes and commands; a failed one is
 * recorded, and leaves those before as they are.
 * @param onlyIfDue does nothing where another process has made it meanwhile
 * @returns whether it was made
 */
export async function takeKeptBackup(
  config: Config,
  database: OpenDatabase,
  say: Say,
  { onlyIfDue = false } = {},
): Promise<boolean> {
  const { backups } = config;
  if (backups === undefined) throw new Error('Give a folder, or set BACKUP_DIR.');
  const holder = new pg.Client({
    connectionString: database.url,
    application_name: `${APPLICATION_NAME}:${process.pid}`,
  });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    if (!(await holdScheduledBackups(holder))) {
      say('Another backup is being made: this one is not.');
      return false;
    }
    if (onlyIfDue && !(await isBackupDue(database.pool, backups.times, new Date()))) return false;
    await makeKept(config, database, new BackupFolder(backups.dir, await readOrigin(holder)), say);
    return true;
  } catch (error) {
    const failure = error instanceof BackupError ? error.failure : 'autre';
    const reason = error instanceof Error ? error.message : String(error);
    // What is thrown matters more than that it cannot be recorded: the database is away, or has no such table yet.
    await recordBackupFailure(database.pool, { failure, reason }).catch(() => undefined);
    throw error;
  } finally {
    await holder.end().catch(() => undefined);
  }
}

async function makeKept(
  config: Config,
  database: OpenDatabase,
  folder: BackupFolder,
  say: Say,
): Promise<void> {
  await folder.clear();
  const former = await openFormer(await folder.list(), say);
  try {
    await takeBackup(config, database, folder.placeAt(new Date()), say, { former, kept: true });
  } finally {
    await former?.close();
  }
  const { keep } = config.backups ?? {};
  if (keep === undefined) return;
  const gone = outdated(await folder.list(), keep, new Date());
  for (const backup of gone) await folder.delete(backup);
  if (gone.length > 0) say(`${gone.length} older backups were deleted (BACKUP_KEEP).`);
}

/** The newest whose list of files is whole. */
async function openFormer(kept: readonly KeptBackup[], say: Say): Promise<FormerBackup | undefined> {
  for (const { folder } of kept) {
    try {
      return await FormerBackup.open(folder);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      say(error.message);
    }
  }
  return undefined;
}
