import path from 'node:path';
import type { Config } from './config.ts';
import { settleRestore } from './db/backup/restore-note.ts';
import { type OpenDatabase, openDatabase } from './db/startup/open-database.ts';
import { upgradeDatabase } from './db/startup/upgrade-database.ts';
import type { WatchQuery } from './db/watched-client.ts';
import { recordSecurityEvent } from './features/base/security-log/record-security-event.ts';

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
    const restored = await settleRestore(database.pool, config.dataDir, (tx, object) =>
      recordSecurityEvent(tx, { event: 'restauration', object }),
    );
    if (restored !== undefined)
      say(
        `This is ${restored}, restored: its backups are a new series, and those before are left alone (BACKUP_DIR).`,
      );
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
