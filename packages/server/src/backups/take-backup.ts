import path from 'node:path';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { DistantFiles } from '../db/backup/copy-data.ts';
import { dumpObstacle } from '../db/backup/dump-database.ts';
import { type BackupOptions, makeBackup } from '../db/backup/make-backup.ts';
import { holdsDatabase, type Manifest } from '../db/backup/manifest.ts';
import { type OpenDatabase, readServerVersion } from '../db/startup/open-database.ts';
import { recordSecurityEvent } from '../features/base/security-log/record-security-event.ts';
import { recordBackup } from '../operations/backups.repository.ts';

/** A table, a column or a value that a database of another version does not know. */
const OTHER_VERSION = ['42P01', '42703', '23514'];

/** Callbacks of a backup: progress, and warnings for an operator. */
export interface Speech {
  say(sentence: string): void;
  warn(sentence: string): void;
}

/** What to do before the database can be backed up; null: nothing, or its operator backs it up elsewhere. */
export async function databaseObstacle(
  { databaseUrl, backupsHoldDatabase }: Config,
  pool: Pool,
): Promise<string | null> {
  if (databaseUrl === undefined || !backupsHoldDatabase) return null;
  return dumpObstacle(await readServerVersion(pool));
}

/**
 * One backup into a folder given by the operator; recorded once it is complete. Without its database where there is an
 * `obstacle`.
 */
export async function takeBackup(
  config: Config,
  database: OpenDatabase,
  target: string,
  speech: Speech,
  options: Pick<BackupOptions, 'former' | 'key'> & { obstacle: string | null; kept?: boolean },
): Promise<void> {
  const { kept = false, former, key, obstacle } = options;
  const embedded = config.databaseUrl === undefined;
  if (obstacle !== null && !kept) speech.say(obstacle);
  if (!embedded && !config.backupsHoldDatabase)
    speech.say('The database is not in it: BACKUP_DATABASE=0 says that it is backed up elsewhere.');
  const manifest = await makeBackup({
    dataDir: config.dataDir,
    databaseUrl: database.url,
    embedded,
    dump: !embedded && config.backupsHoldDatabase && obstacle === null,
    target,
    former,
    key,
    ...(await filesOf(config)),
    ...speech,
  });
  const name = path.basename(path.resolve(target));
  // What lacks its database is none that the schedule has made.
  await record(database.pool, manifest, { name, kept: kept && obstacle === null }, speech);
  speech.say(`The backup is whole: ${target}, ${manifest.files.count} files.`);
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

/** Also where the database's version is another than the code's, as far as it has the tables. */
async function record(
  pool: Pool,
  manifest: Manifest,
  taken: { name: string; kept: boolean },
  { warn }: Speech,
): Promise<void> {
  const { count, bytes } = manifest.files;
  const withDatabase = holdsDatabase(manifest);
  try {
    await recordBackup(pool, { ...taken, withDatabase, files: count, bytes });
    await recordSecurityEvent(pool, { event: 'sauvegarde', object: taken.name });
  } catch (error) {
    if (!OTHER_VERSION.includes((error as { code?: string }).code ?? '')) throw error;
    warn('The database is of another version: it does not know of this backup.');
  }
}
