import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../db/pool.ts';
import { databaseUrl } from './database-url.ts';

/** Enough for one test file's concurrency; many files share one server. */
const POOL_SIZE = 6;

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer;
  }
}

export type TestDatabaseServer = {
  /** Maintenance database of the server, for creating others; tests do not write in it. */
  readonly adminUrl: string;
  /** The migrated, empty template database of each test's own. */
  readonly template: string;
};

export type TestDatabase = {
  readonly pool: pg.Pool;
  readonly url: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/**
 * A separate database: empty, migrated, on a real PostgreSQL (`TEST_DATABASE_URL`, or an embedded one started for this
 * run). Normally one per test file: `beforeAll` creates it, `afterAll` drops it. With `empty` it is not migrated.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const name = `ardoise_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(
    server.adminUrl,
    // Half the time of a copy by the log.
    `create database ${name} strategy file_copy template ${empty ? 'template1' : server.template}`,
  );
  const url = databaseUrl(server.adminUrl, name);
  const pool = createPool(url, { size: POOL_SIZE });
  return {
    pool,
    url,
    async drop() {
      await pool.end();
      await runAsAdmin(server.adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
