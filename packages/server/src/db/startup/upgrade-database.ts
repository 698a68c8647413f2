import type { Pool } from 'pg';
import { backUpBeforeMigration } from '../backup/back-up-before-migration.ts';
import { BackupError } from '../backup/backup-error.ts';
import { MigrationError, migrate } from '../migrate.ts';

export interface UpgradeSettings {
  dataDir: string;
  /** Undefined: the database is the embedded one. */
  databaseUrl: string | undefined;
  /** The bucket of the files, where they are in one. */
  s3?: { readonly url: string } | undefined;
  /** The operator has their own backup (`MIGRATE=1`). */
  mayMigrate: boolean;
}

/**
 * Migrates the database as `migrate` does, but never one in use without a way back: the embedded one is backed up
 * first; a server's requires `MIGRATE=1`. A new database needs neither.
 * @returns the folder of the backup, if one was taken
 * @throws MigrationError with the remedy
 */
export async function upgradeDatabase(
  { pool, url }: { pool: Pool; url: string },
  { dataDir, databaseUrl, s3, mayMigrate }: UpgradeSettings,
  say: (sentence: string) => void,
  migrations?: string,
): Promise<string | undefined> {
  let backup: string | undefined;
  await migrate(pool, migrations, async ([first = '']) => {
    if (databaseUrl !== undefined) {
      if (mayMigrate) return;
      throw new MigrationError(
        `The database needs the migrations from ${first} on. Back it up with its server's pg_dump, then start with MIGRATE=1.`,
      );
    }
    say(`The database needs the migrations from ${first} on: it is backed up first…`);
    try {
      backup = await backUpBeforeMigration(dataDir, url, first, s3?.url);
      say(`The backup is ${backup}.`);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      if (!mayMigrate)
        throw new MigrationError(
          `${error.message} The database was not changed. Make room, or back it up with node scripts/backup.mjs to another disk, then start with MIGRATE=1.`,
          { cause: error },
        );
      say(`${error.message} MIGRATE=1: the migrations go on without that backup.`);
    }
  });
  return backup;
}
