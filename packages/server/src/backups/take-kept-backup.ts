import pg from 'pg';
import type { Config } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { holdScheduledBackups } from '../db/backup/backup-lock.ts';
import type { BackupConfig } from '../db/backup/backup-settings.ts';
import { readInstallation } from '../db/backup/installation.ts';
import { readPassphrase } from '../db/backup/passphrase.ts';
import { isFreshlyRestored } from '../db/backup/restore-note.ts';
import { APPLICATION_NAME } from '../db/pool.ts';
import type { OpenDatabase } from '../db/startup/open-database.ts';
import { recordBackupFailure } from '../operations/backups.repository.ts';
import { BackupFolder } from './backup-folder.ts';
import { openLender } from './open-lender.ts';
import { outdated, outdatedBackups } from './retention.ts';
import { lastTime } from './schedule.ts';
import { isBackupDue } from './scheduled-backups.ts';
import { databaseObstacle, type Speech, takeBackup } from './take-backup.ts';

/**
 * One backup into BACKUP_DIR, then the retention. Only one at a time, of all processes and commands; a failed one is
 * recorded, and the earlier ones stay. One without its database is written, and counts as failed.
 * @param onlyIfDue does nothing if another process has made it already
 * @returns whether it was made
 */
export async function takeKeptBackup(
  config: Config,
  database: OpenDatabase,
  speech: Speech,
  { onlyIfDue = false } = {},
): Promise<boolean> {
  const { backups } = config;
  if (backups === undefined) throw new Error('Give a folder, or set BACKUP_DIR.');
  if (await isFreshlyRestored(config.dataDir))
    throw new BackupError(
      `${config.dataDir} was restored, and no server has started on it yet: start one first, which tells its backups from those of the installation that it is a copy of.`,
    );
  const holder = new pg.Client({
    connectionString: database.url,
    application_name: `${APPLICATION_NAME}:${process.pid}`,
  });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    if (!(await holdScheduledBackups(holder))) {
      speech.say('Another backup is being made: this one is not.');
      return false;
    }
    const now = new Date();
    if (onlyIfDue && !(await isBackupDue(database.pool, backups.times, now))) return false;
    const folder = new BackupFolder(backups.dir, await readInstallation(holder));
    await folder.clear();
    const obstacle = await databaseObstacle(config, database.pool);
    // Tried again since the database is missing: the files of this time are there already.
    const [newest] = obstacle !== null && onlyIfDue ? await folder.list() : [];
    if (newest === undefined || newest.takenAt < lastTime(backups.times, now))
      await makeKept(config, { database, folder, obstacle, backups }, speech);
    if (obstacle !== null) throw new BackupError(obstacle, { failure: 'outil' });
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

interface Kept {
  database: OpenDatabase;
  folder: BackupFolder;
  obstacle: string | null;
  backups: BackupConfig;
}

async function makeKept(
  config: Config,
  { database, folder, obstacle, backups }: Kept,
  speech: Speech,
): Promise<void> {
  const passphrase = await readPassphrase(config.backupPassphrase);
  const { former, key } = await openLender(await folder.listLenders(), passphrase, speech);
  try {
    const target = folder.placeAt(new Date());
    await takeBackup(config, database, target, speech, { former, key, obstacle, kept: true });
  } finally {
    await former?.close();
  }
  const judge = config.backupsHoldDatabase ? outdatedBackups : outdated;
  const gone = judge(await folder.list(), backups.keep, new Date());
  for (const backup of gone) await folder.delete(backup);
  if (gone.length > 0) speech.say(`${gone.length} older backups were deleted (BACKUP_KEEP).`);
}
