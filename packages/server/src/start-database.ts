import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import { RESTORED } from './db/backup/copy-data.ts';
import { type OpenDatabase, openDatabase } from './db/startup/open-database.ts';
import { upgradeDatabase } from './db/startup/upgrade-database.ts';
import type { WatchQuery } from './db/watched-client.ts';
import { recordSecurityEvent } from './features/security-log/record-security-event.ts';

/**
 * Opens the configured database, starting the embedded PostgreSQL if needed, and migrates it, after a backup where it
 * is in use. Records a backup taken here and an earlier restore in the security log.
 * @throws with a sentence for the operator; nothing is left running then
 */
export async function startDatabase(
  config: Config,
  say: (sentence: string) => void,
  watchQuery?: WatchQuery,
): Promise<OpenDatabase> {
  const database = await openDatabase({ ...config, onDatabaseWarning: say, watchQuery });
  try {
    const backup = await upgradeDatabase(database, config, say);
    if (backup !== undefined)
      await recordSecurityEvent(database.pool, { event: 'sauvegarde', object: path.basename(backup) });
    await tellRestore(database.pool, path.join(config.dataDir, RESTORED));
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The restore could not write into the database that it restored: it left a note for the first start. */
async function tellRestore(pool: Pool, note: string): Promise<void> {
  const text = await readFile(note, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (text === undefined) return;
  const { backup } = JSON.parse(text) as { backup: string };
  await recordSecurityEvent(pool, { event: 'restauration', object: path.basename(backup) });
  await rm(note);
}
