import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupError } from '../db/backup/backup-error.ts';
import { refuseDamage } from '../db/backup/check-files.ts';
import { DUMP, restoreDump } from '../db/backup/dump-database.ts';
import { CLUSTER, type Manifest, readManifest } from '../db/backup/manifest.ts';
import { copyBack } from '../db/backup/restore-backup.ts';
import { findDatabaseUser } from '../db/embedded/database-user.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { createPool } from '../db/pool.ts';
import { countRestored, listNeededFiles, readEveryTable } from './verify.repository.ts';

const BLOB = /^data\/files\/blobs\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
/** Of every row of a large table. */
const PATIENCE_MS = 4 * 3_600_000;

/**
 * Proves a backup: reads every file against its hash, restores its database into a scratch folder of the temporary
 * folder (TMPDIR), reads all its rows, and looks for each file that they name.
 * @throws BackupError with what is wrong
 */
export async function verifyBackup(backup: string, say: (sentence: string) => void): Promise<void> {
  const manifest = await readManifest(backup);
  await refuseDamage(backup, manifest.files, 'it cannot be restored whole');
  say(
    `The backup of ${manifest.createdAt} is whole: ${manifest.files.length} files are as their hashes say.`,
  );
  if (manifest.postgres === null && !hasDump(manifest)) {
    say('Its database is not in it: there is nothing else to verify.');
    return;
  }
  // Directly below the temporary folder, accessible to the database user.
  const scratch = await mkdtemp(path.join(tmpdir(), 'ardoise-verify-'));
  try {
    await chmod(scratch, 0o711);
    await verifyDatabase(backup, manifest, scratch, say);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function verifyDatabase(
  backup: string,
  manifest: Manifest,
  scratch: string,
  say: (sentence: string) => void,
): Promise<void> {
  const isOfCluster = (item: { path: string }) =>
    item.path === CLUSTER || item.path.startsWith(`${CLUSTER}/`);
  const cluster = {
    folders: manifest.folders.filter(isOfCluster),
    files: manifest.files.filter(isOfCluster),
  };
  if (manifest.postgres !== null)
    await copyBack(cluster, { backup, dataDir: scratch, databaseUser: await findDatabaseUser() });
  const postgres = await startEmbeddedPostgres(path.join(scratch, 'postgres'), { durable: false });
  const pool = createPool(postgres.url, { size: 1, patienceMs: PATIENCE_MS });
  try {
    if (manifest.postgres === null) await restoreDump(postgres.url, path.join(backup, DUMP));
    const tables = await readEveryTable(pool);
    const counts = await countRestored(pool);
    if (counts.migrations !== manifest.migrations.length)
      throw new BackupError(
        `The restored database has ${counts.migrations} migrations, the manifest ${manifest.migrations.length}.`,
      );
    say(
      `The database was restored and every row of ${tables} tables read: ${counts.projects} projects, ${counts.users} accounts, ${counts.signatures} signatures.`,
    );
    await verifyFiles(manifest, await listNeededFiles(pool), say);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

async function verifyFiles(
  { files, filesUrl }: Manifest,
  needed: readonly string[],
  say: (sentence: string) => void,
): Promise<void> {
  if (filesUrl !== undefined) {
    say(`The ${needed.length} files that it names are in ${filesUrl}, and were not looked for.`);
    return;
  }
  const there = new Set(
    files.map(({ path: file, sha256 }) => (BLOB.exec(file)?.[1] === sha256 ? sha256 : '')),
  );
  const missing = needed.filter((sha256) => !there.has(sha256));
  if (missing.length > 0)
    throw new BackupError(
      `${missing.length} of ${needed.length} files that the database names are missing or damaged, ${missing[0]} among them.`,
    );
  say(`Each of the ${needed.length} files that it names is there.`);
}

function hasDump({ files }: Manifest): boolean {
  return files.some((file) => file.path === DUMP);
}
