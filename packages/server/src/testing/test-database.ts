import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../db/pool.ts';

/** Enough for what one test file does at once; many files run against one server. */
const POOL_SIZE = 6;

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer;
  }
}

export type TestDatabaseServer = {
  /** A database of the server that tests may connect to in order to create others; not one they write in. */
  readonly adminUrl: string;
  /** The migrated, empty database that each test's own is copied from. */
  readonly template: string;
};

export type TestDatabase = {
  readonly pool: pg.Pool;
  readonly url: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/**
 * A database of the caller's own: empty, migrated, on a real PostgreSQL (`TEST_DATABASE_URL`, or an embedded
 * one started for this run). One for a test file is the rule: `beforeAll` makes it, `afterAll` drops it. With `empty` no
 * migration was applied to it yet.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const name = `ardoise_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(
    server.adminUrl,
    `create database ${name} template ${empty ? 'template1' : server.template}`,
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

/** The address of another database of the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
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
