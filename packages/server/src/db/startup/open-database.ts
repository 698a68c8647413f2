import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { refuseUnfinishedRestore } from '../backup/restore-backup.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { createPool } from '../pool.ts';
import type { WatchQuery } from '../watched-client.ts';

const OLDEST_VERSION = 15;
/** A machine that is busy right after a crash may take longer than the pool's connection timeout. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 250;

export type DatabaseOptions = {
  /** Undefined: PostgreSQL runs embedded, below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databasePoolSize: number;
  /** Called for a lost connection or a restarted PostgreSQL: both recover by themselves. */
  readonly onDatabaseWarning?: (message: string) => void;
  readonly watchQuery?: WatchQuery | undefined;
};

export type OpenDatabase = {
  readonly pool: Pool;
  readonly url: string;
  /** Waits for queries in progress, closes the connections, and stops the embedded PostgreSQL, if any. */
  stop(): Promise<void>;
};

/**
 * Connects to the database, starting the embedded PostgreSQL when no server is configured. Call `upgradeDatabase` next.
 * @throws when it cannot be reached or is older than PostgreSQL 15, with a message for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, databasePoolSize, onDatabaseWarning } = options;
  await refuseUnfinishedRestore(options.dataDir);
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres(path.join(options.dataDir, 'postgres'), {
          onRestart: () => onDatabaseWarning?.('PostgreSQL had ended: it is started again'),
          onWaiting: onDatabaseWarning,
        })
      : undefined;
  const url = embedded?.url ?? databaseUrl ?? '';
  const pool = createPool(url, {
    size: databasePoolSize,
    watchQuery: options.watchQuery,
    onConnectionLost: (error) => onDatabaseWarning?.(`a database connection was lost: ${error.message}`),
  });
  const stop = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await refuseOldServer(pool, url, embedded === undefined ? 0 : PATIENCE_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pool, url, stop };
}

/** Major version of the connected PostgreSQL, such as 18. */
export async function readServerVersion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    "select current_setting('server_version_num')::int number",
  );
  return Math.floor((rows[0]?.number ?? 0) / 10_000);
}

async function refuseOldServer(pool: Pool, url: string, patienceMs: number): Promise<void> {
  const version = await reach(pool, patienceMs).catch((error: Error) => {
    throw new Error(`The database at ${withoutPassword(url)} cannot be reached: ${error.message}`, {
      cause: error,
    });
  });
  if (version < OLDEST_VERSION) throw new Error('Ardoise needs PostgreSQL 15 or later (DATABASE_URL).');
}

async function reach(pool: Pool, patienceMs: number): Promise<number> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await readServerVersion(pool);
    } catch (error) {
      if (Date.now() >= giveUpAt) throw error;
      await sleep(RETRY_MS);
    }
  }
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}
