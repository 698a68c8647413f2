import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { BackupError } from '../db/backup/backup-error.ts';
import { openBackup } from '../db/backup/backup-key.ts';
import { type BackupCipher, formerName, readOut, storedName } from '../db/backup/backup-writer.ts';
import { refuseDamage } from '../db/backup/check-files.ts';
import { DUMP, restoreDump } from '../db/backup/dump-database.ts';
import { FileIndex } from '../db/backup/file-index.ts';
import type { BackedUpFile } from '../db/backup/file-list.ts';
import { CLUSTER, filesOf, holdsDatabase, type Manifest, readManifest } from '../db/backup/manifest.ts';
import { copyBack } from '../db/backup/restore-backup.ts';
import { findDatabaseUser } from '../db/embedded/database-user.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { createPool } from '../db/pool.ts';
import { countRestored, readEveryTable, readNeededFiles } from './verify.repository.ts';

const BLOB = /^data\/files\/blobs\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
const placeOfBlob = (sha256: string) => `data/files/blobs/${sha256.slice(0, 2)}/${sha256}`;
/** Of every row of a large table. */
const PATIENCE_MS = 4 * 3_600_000;

/**
 * Proves a backup: reads every file against its hash, restores its database into a scratch folder of the temporary
 * folder (TMPDIR), reads all its rows, and looks for each file that they name.
 * @throws BackupError with what is wrong
 */
export async function verifyBackup(
  backup: string,
  passphrase: string | undefined,
  say: (sentence: string) => void,
): Promise<void> {
  const manifest = await readManifest(backup);
  const isClosed = manifest.encryption !== undefined && passphrase === undefined;
  const cipher = isClosed ? undefined : await openBackup(backup, manifest, passphrase);
  await refuseDamage(backup, filesOf(backup, manifest), 'it cannot be restored whole');
  say(`The backup of ${manifest.createdAt} is whole: ${manifest.files.count} files are as their hashes say.`);
  if (!holdsDatabase(manifest)) {
    say('Its database is not in it: there is nothing else to verify.');
    return;
  }
  if (isClosed) {
    say(
      'Elle est chiffrée\u00a0: sans sa phrase secrète (BACKUP_PASSPHRASE ou BACKUP_PASSPHRASE_FILE), ses fichiers ont été comparés à leurs empreintes, mais sa base de données n’a pas été essayée.',
    );
    return;
  }
  // Directly below the temporary folder, accessible to the database user.
  const scratch = await mkdtemp(path.join(tmpdir(), 'ardoise-verify-'));
  try {
    await chmod(scratch, 0o711);
    await verifyDatabase({ backup, manifest, cipher }, scratch, say);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface Opened {
  backup: string;
  manifest: Manifest;
  cipher: BackupCipher | undefined;
}

async function verifyDatabase(
  { backup, manifest, cipher }: Opened,
  scratch: string,
  say: (sentence: string) => void,
): Promise<void> {
  const cluster = {
    folders: manifest.folders.filter(isOfCluster),
    files: async function* () {
      for await (const file of filesOf(backup, manifest)) if (isOfCluster(file)) yield file;
    },
    cipher,
  };
  if (manifest.postgres !== null)
    await copyBack(cluster, { backup, dataDir: scratch, databaseUser: await findDatabaseUser() });
  const postgres = await startEmbeddedPostgres(path.join(scratch, 'postgres'), { durable: false });
  const pool = createPool(postgres.url, { size: 1, patienceMs: PATIENCE_MS });
  try {
    if (manifest.postgres === null)
      await restoreDump(postgres.url, path.join(backup, storedName(DUMP, cipher)), cipher);
    const tables = await readEveryTable(pool);
    const counts = await countRestored(pool);
    if (counts.migrations !== manifest.migrations.length)
      throw new BackupError(
        `The restored database has ${counts.migrations} migrations, the manifest ${manifest.migrations.length}.`,
      );
    say(
      `The database was restored and every row of ${tables} tables read: ${counts.projects} projects, ${counts.users} accounts, ${counts.signatures} signatures.`,
    );
    await verifyFiles({ backup, manifest, cipher }, pool, say);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

function isOfCluster(item: { path: string }): boolean {
  return item.path === CLUSTER || item.path.startsWith(`${CLUSTER}/`);
}

/** A file of the shelves by its name; where it is encrypted its hash says nothing of that, so it is read. */
async function openShelves({ backup, manifest, cipher }: Opened) {
  const isBlob = (file: BackedUpFile) => {
    const name = BLOB.exec(formerName(file.path, cipher))?.[1];
    return name !== undefined && (cipher !== undefined || name === file.sha256);
  };
  const index = await FileIndex.open(backup, manifest, isBlob);
  const has = async (sha256: string) => {
    const stored = await index.find(storedName(placeOfBlob(sha256), cipher));
    if (stored === undefined || cipher === undefined) return stored !== undefined;
    const hash = createHash('sha256');
    await pipeline(await readOut(path.join(backup, stored.path), cipher), hash);
    return hash.digest('hex') === sha256;
  };
  return { has, close: () => index.close() };
}

async function verifyFiles(opened: Opened, pool: Pool, say: (sentence: string) => void): Promise<void> {
  const { filesUrl } = opened.manifest;
  const shelves = await openShelves(opened);
  let needed = 0;
  let missing = 0;
  let first: string | undefined;
  try {
    await readNeededFiles(pool, async (sha256) => {
      needed += 1;
      if (filesUrl !== undefined || (await shelves.has(sha256))) return;
      missing += 1;
      first ??= sha256;
    });
  } finally {
    await shelves.close();
  }
  if (filesUrl !== undefined) {
    say(`The ${needed} files that it names are in ${filesUrl}, and were not looked for.`);
    return;
  }
  if (missing > 0)
    throw new BackupError(
      `${missing} of ${needed} files that the database names are missing or damaged, ${first} among them.`,
    );
  say(`Each of the ${needed} files that it names is there.`);
}
