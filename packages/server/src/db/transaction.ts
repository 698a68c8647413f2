import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * What a repository needs: something that runs a query. A pool is one (each query on its own), a transaction
 * is another; a function that must run inside a transaction asks for a `Transaction`.
 */
export interface Db {
  query<Row extends QueryResultRow = QueryResultRow>(
    query: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/** A connection inside `begin … commit`. Only `inTransaction` makes one. */
export type Transaction = PoolClient & { readonly [inTransactionMark]: true };

declare const inTransactionMark: unique symbol;

/**
 * Runs `work` in one transaction (read committed): committed when it returns, rolled back when it throws, and
 * then the error goes on to the caller unchanged. A connection that cannot even roll back is thrown away.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client as Transaction);
    await client.query('commit');
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Reads in one transaction that sees the database as it was at its first query, whatever others commit meanwhile. */
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
