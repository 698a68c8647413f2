// Run by scripts/backup.mjs, with the configuration of the server that it backs up.
import path from 'node:path';
import type { Pool } from 'pg';
import { readConfig } from './config.ts';
import { makeBackup, requireCluster } from './db/backup/make-backup.ts';
import type { Manifest } from './db/backup/manifest.ts';
import { findDatabaseUser } from './db/embedded/database-user.ts';
import { readMigrations } from './db/migrate.ts';
import { openDatabase, readServerVersion } from './db/startup/open-database.ts';
import { recordSecurityEvent } from './features/security-log/record-security-event.ts';
import { recordBackup } from './operations/backups.repository.ts';

const [target, ...more] = process.argv.slice(2);

async function run(): Promise<void> {
  if (target === undefined || more.length > 0) throw new Error('Usage: node scripts/backup.mjs <folder>');
  const config = readConfig(process.env);
  const { dataDir } = config;
  const embedded = config.databaseUrl === undefined;
  if (embedded) await requireCluster(dataDir, (await findDatabaseUser())?.uid);
  const database = await openDatabase(config);
  try {
    if (!embedded) console.log(await sayDatabaseFirst(database.pool));
    const options = { dataDir, databaseUrl: database.url, embedded, target, say: console.log };
    const filesUrl = config.s3?.url;
    const { files, migrations } = await makeBackup({ ...options, filesUrl });
    const taken = { name: path.basename(path.resolve(target)), withDatabase: embedded, files };
    await record(database.pool, migrations.length, taken);
    console.log(`The backup is whole: ${target}, ${files.length} files.`);
  } finally {
    await database.stop();
  }
}

/** The database may be at an older version than the code, without the security log. */
async function record(
  pool: Pool,
  applied: number,
  { files, ...taken }: { name: string; withDatabase: boolean; files: Manifest['files'] },
): Promise<void> {
  if (applied !== (await readMigrations()).length) return;
  await recordSecurityEvent(pool, { event: 'sauvegarde', object: taken.name });
  const bytes = files.reduce((total, { size }) => total + size, 0);
  await recordBackup(pool, { ...taken, files: files.length, bytes });
}

/** The dump must be older than the files: each row then finds its file. */
async function sayDatabaseFirst(pool: Pool): Promise<string> {
  return `DATABASE_URL is set: the files of DATA_DIR are copied, the database is not. Its copy comes first, by the pg_dump of its server's version (${await readServerVersion(pool)}):
  pg_dump --format=custom --file=ardoise.dump "$DATABASE_URL"
If you have not made it just now, make it, and run this again into another folder.`;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
