// Run by scripts/backup.mjs, with the configuration of the server that it backs up; and by that server itself, with
// --scheduled (backups/scheduled-backups.ts).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RECORDED } from './backups/scheduled-backups.ts';
import { databaseObstacle, takeBackup } from './backups/take-backup.ts';
import { takeKeptBackup } from './backups/take-kept-backup.ts';
import { verifyBackup } from './backups/verify-backup.ts';
import { type Config, readConfig } from './config.ts';
import { BackupKey } from './db/backup/backup-key.ts';
import { requireCluster } from './db/backup/make-backup.ts';
import { readPassphrase } from './db/backup/passphrase.ts';
import { findDatabaseUser } from './db/embedded/database-user.ts';
import { openDatabase } from './db/startup/open-database.ts';

const USAGE = `Usage: node scripts/backup.mjs [folder]            into that folder; without it into BACKUP_DIR, with its retention
       node scripts/backup.mjs --verify <backup>  restores a backup into a scratch database and asks it for its rows`;

function readArguments(): { folder: string | undefined; scheduled: boolean; verify: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { scheduled: { type: 'boolean' }, verify: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const { scheduled = false, verify = false } = values;
    if (more.length > 0 || (verify && folder === undefined)) throw new Error('too many or too few arguments');
    return { folder, scheduled, verify };
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}

async function run(): Promise<void> {
  const { folder, scheduled, verify } = readArguments();
  const config = readConfig(process.env);
  const passphrase = await readPassphrase(config.backupPassphrase);
  if (verify && folder !== undefined) {
    await verifyBackup(path.resolve(folder), passphrase, console.log);
    return;
  }
  if (folder === undefined && config.backups === undefined)
    throw new Error(`${USAGE}\nBACKUP_DIR is not set.`);
  if (config.databaseUrl === undefined) await requireCluster(config.dataDir, (await findDatabaseUser())?.uid);
  await take(config, { folder, passphrase }, scheduled);
}

async function take(
  config: Config,
  { folder, passphrase }: { folder: string | undefined; passphrase: string | undefined },
  onlyIfDue: boolean,
): Promise<void> {
  const database = await openDatabase(config);
  const speech = { say: console.log, warn: console.warn };
  try {
    if (folder !== undefined) {
      const obstacle = await databaseObstacle(config, database.pool);
      const key = passphrase === undefined ? undefined : await BackupKey.create(passphrase);
      await takeBackup(config, database, folder, speech, { obstacle, key });
    } else
      await takeKeptBackup(config, database, speech, { onlyIfDue }).catch((error: unknown) => {
        process.exitCode = RECORDED;
        throw error;
      });
  } finally {
    await database.stop();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode ??= 1;
}
