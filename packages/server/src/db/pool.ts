import pg from 'pg';
import { readColumn } from './column-types.ts';
import { DescribingOnceClient } from './described-once.ts';
import { ContextPool, type WatchQuery, watchedClient } from './watched-client.ts';

/** Default size of one server process's connection pool. */
export const DEFAULT_POOL_SIZE = 10;

/** `application_name` of every connection in `pg_stat_activity`, followed by the process id. */
export const APPLICATION_NAME = 'ardoise';

export type PoolOptions = {
  readonly size?: number;
  /** Patience for a connection, and for each statement; without it those of pages. */
  readonly patienceMs?: number;
  /** Told of every statement. */
  readonly watchQuery?: WatchQuery | undefined;
  /** Called when a connection breaks: the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * The connection pool of every query. Sessions run in UTC; columns are parsed by `column-types.ts`. Timeouts: 30
 * seconds per query, 10 for a lock, 10 for a free connection, so that a page fails instead of hanging.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { watchQuery } = options;
  const pool = new (watchQuery === undefined ? pg.Pool : ContextPool)({
    connectionString: url,
    max: options.size ?? DEFAULT_POOL_SIZE,
    application_name: `${APPLICATION_NAME}:${process.pid}`,
    options: '-c timezone=UTC',
    types: { getTypeParser: readColumn },
    Client: watchQuery === undefined ? DescribingOnceClient : watchedClient(watchQuery),
    connectionTimeoutMillis: options.patienceMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.patienceMs ?? 30_000,
    // Of the client itself: also ends a wait for a network that is gone, with its connection.
    ...(options.patienceMs === undefined ? {} : { query_timeout: options.patienceMs }),
    lock_timeout: 10_000,
    // A transaction that waits for a slow reader has the patience of its statements.
    idle_in_transaction_session_timeout: Math.max(60_000, options.patienceMs ?? 0),
    keepAlive: true,
  });
  // Without error listeners, a lost server would crash this process: the pool has its own for idle connections,
  // checked-out ones have none. A query in progress is rejected as well.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return pool;
}
