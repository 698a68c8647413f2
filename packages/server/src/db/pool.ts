import pg from 'pg';
import { readColumn } from './column-types.ts';

/** How many connections one server process keeps when nothing says otherwise. */
export const DEFAULT_POOL_SIZE = 10;

/** Every connection of the product carries this name, followed by its process id, in `pg_stat_activity`. */
export const APPLICATION_NAME = 'ardoise';

export type PoolOptions = {
  readonly size?: number;
  /** Told of a connection that breaks: the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * The pool every query goes through. Sessions run in UTC; columns are read as `column-types.ts` says.
 * A query may last 30 seconds and wait 10 for a lock; waiting longer than 10 seconds for a free connection
 * is an error rather than a page that never comes.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? DEFAULT_POOL_SIZE,
    application_name: `${APPLICATION_NAME}:${process.pid}`,
    options: '-c timezone=UTC',
    types: { getTypeParser: readColumn },
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // Without listeners, a server that goes away would end this process: the pool has its own for the connections
  // that rest, those in use have none. A query under way is told of the loss as well.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return pool;
}
