import type { Pool, PoolClient } from 'pg';
import { createPool } from './pool.ts';

/** Statement timeout of a request that reads entire tables: an export, a preview. */
export const READ_THROUGH_MS = 10 * 60_000;

/** A pool to the same database with timeouts of its own: long statements neither time out nor block pages. */
export function ownPool(pool: Pool, { size = 1, patienceMs }: { size?: number; patienceMs: number }): Pool {
  const { connectionString: url } = pool.options;
  if (url === undefined) throw new Error('the pool was made without an address');
  return createPool(url, { size, patienceMs });
}

/** A connection outside of the pool. */
export interface OwnConnection {
  client: PoolClient;
  /** Closes it, and ends the statement under way. Idempotent. */
  close(): Promise<void>;
}

/** Opens a connection for one reader; closes it when `gone` aborts, since its client has disconnected. */
export async function openOwnConnection(pool: Pool, gone: AbortSignal): Promise<OwnConnection> {
  const own = ownPool(pool, { patienceMs: READ_THROUGH_MS });
  const client = await own.connect().catch(async (error: unknown) => {
    await own.end();
    throw error;
  });
  const { processID } = client as PoolClient & { processID?: number };
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    client.release(true);
    await own.end();
  };
  const leave = async () => {
    // PostgreSQL continues a statement whose client has disconnected.
    if (open) await pool.query('select pg_terminate_backend($1)', [processID]).catch(() => undefined);
    await close();
  };
  gone.addEventListener('abort', () => void leave(), { once: true });
  if (gone.aborted) await close();
  return { client, close };
}

/** Reads on a connection of its own, which ends with the reading. */
export async function onOwnConnection<Result>(
  pool: Pool,
  gone: AbortSignal,
  read: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { client, close } = await openOwnConnection(pool, gone);
  try {
    return await read(client);
  } finally {
    await close();
  }
}
