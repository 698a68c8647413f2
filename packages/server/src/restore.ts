// Run by scripts/restore.mjs, with the configuration of the server that will use the restored data.
import path from 'node:path';
import { readConfig } from './config.ts';
import { readPassphrase } from './db/backup/passphrase.ts';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { CLUSTER_VERSION } from './db/embedded/cluster-folder.ts';
import { findDatabaseUser } from './db/embedded/database-user.ts';
import { readMigrations } from './db/migrate.ts';

const [backup, ...more] = process.argv.slice(2);

async function run(): Promise<void> {
  if (backup === undefined || more.length > 0) throw new Error('Usage: node scripts/restore.mjs <backup>');
  const { dataDir, databaseUrl, backupPassphrase } = readConfig(process.env);
  const embedded = databaseUrl === undefined;
  await restoreBackup({
    backup: path.resolve(backup),
    dataDir,
    databaseUrl,
    databaseUser: embedded ? await findDatabaseUser() : undefined,
    passphrase: await readPassphrase(backupPassphrase),
    migrations: await readMigrations(),
    postgres: CLUSTER_VERSION,
    say: console.log,
  });
  console.log(`${dataDir} is restored. Start the server: npm start`);
}

try {
  await run();
} catch (error) {
  const { code, message = String(error) } = error as NodeJS.ErrnoException;
  const isClosed = code === 'EACCES' || code === 'EPERM';
  console.error(
    isClosed ? `${message}. Run it as the user who starts the server and may read the backup.` : message,
  );
  process.exitCode = 1;
}
