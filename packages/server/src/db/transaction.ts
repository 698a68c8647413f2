import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * What a repository needs: a query function. A pool is one (each query in its own transaction), a transaction is
 * another; a function that must run inside a transaction takes a `Transaction`.
 */
export interface Db {
  query<Row extends QueryResultRow = QueryResultRow>(
    query: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/** A connection inside `begin … commit`. Only `inTransaction` creates one. */
export type Transaction = PoolClient & { readonly [inTransactionMark]: true };

declare const inTransactionMark: unique symbol;

/** One transaction of a connection of its own; a connection that fails to roll back is discarded. */
async function onConnection<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  end: 'commit' | 'rollback',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client as Transaction);
    await client.query(end);
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs `work` in one transaction (read committed): commits when it returns, rolls back when it throws, and rethrows the
 * error unchanged.
 */
export function inTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return onConnection(pool, work, 'commit');
}

/**
 * What `work` would write, taken back whatever it returns: for what only the database knows, as it would be. Locks are held
 * for as long as it runs, and what it writes costs as much.
 */
export function inUndoneTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return onConnection(pool, work, 'rollback');
}

/**
 * Runs reads in one repeatable-read transaction: a consistent snapshot as of its first query, despite concurrent
 * commits.
 */
export function inSnapshot<Result>(pool: Pool, read: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return read(tx);
  });
}

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
