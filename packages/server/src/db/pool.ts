import type { Socket } from 'node:net';
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
  /** Timeout of a database that does not respond at all. */
  readonly silenceMs?: number;
  /** Called with every statement. */
  readonly watchQuery?: WatchQuery | undefined;
  /** Called when a connection breaks: the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
};

const SILENCE_MS = 10_000;
/** The second half of the silence: how long a new connection may take to say that the database is alive. */
const PULSE_SHARE = 0.5;

/** pg's messages for a server that does not respond, with or without accepting the connection. */
const NO_ANSWER = /timeout/i;

/** Whether the database does not respond to a new connection; a refused one is a response. */
async function isSilent(url: string, patienceMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${APPLICATION_NAME}:pulse`,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return false;
  } catch (error) {
    return error instanceof Error && NO_ANSWER.test(error.message);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * Closes connections whose query is pending for so long while the database does not respond: PostgreSQL's own timeouts
 * do not fire if its machine or disk hangs. A slow statement of a database that responds continues.
 */
function endHangs(pool: pg.Pool, url: string, silenceMs: number): void {
  const pulseMs = silenceMs * PULSE_SHARE;
  const inUse = new Map<pg.PoolClient, number>();
  const overdue = () =>
    [...inUse].filter(([, since]) => Date.now() - since >= silenceMs - pulseMs).map(([client]) => client);
  let looking = false;
  const look = async () => {
    if (looking || overdue().length === 0) return;
    looking = true;
    const silent = await isSilent(url, pulseMs);
    looking = false;
    if (!silent) return;
    const lost = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
    for (const client of overdue()) streamOf(client).destroy(lost);
  };
  let watch: NodeJS.Timeout | undefined;
  pool.on('acquire', (client) => {
    inUse.set(client, Date.now());
    watch ??= setInterval(() => void look(), pulseMs / 10).unref();
  });
  const forget = (client: pg.PoolClient) => {
    inUse.delete(client);
    if (inUse.size > 0) return;
    clearInterval(watch);
    watch = undefined;
  };
  pool.on('release', (_error, client) => forget(client));
  pool.on('remove', forget);
}

/** pg's socket, which its types leave out. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * The connection pool of every query. Sessions run in UTC; columns are parsed by `column-types.ts`. Timeouts: 30
 * seconds per query, 10 for a lock, 10 for a free connection, 10 for a database that hangs, so that a page fails instead
 * of hanging.
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
    connectionTimeoutMillis: options.patienceMs ?? options.silenceMs ?? SILENCE_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.patienceMs ?? 30_000,
    // Of the client itself: also ends a wait for a lost network, with its connection.
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
  if (options.patienceMs === undefined) endHangs(pool, url, options.silenceMs ?? SILENCE_MS);
  return pool;
}
