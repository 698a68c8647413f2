import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
/** Key of the advisory lock: any constant, equal in every server process. */
const LOCK = 7_270_473_101;

/** A migration of this code; `checksum` is the SHA-256 of its text, in hex. */
export type Migration = { readonly name: string; readonly checksum: string; readonly sql: string };

/** The schema of the database and the migrations of this code differ; nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Migrates the database to the schema of this code: applies `migrations/NNNN-name.sql` in order, one transaction each,
 * and records name and checksum. With several processes starting at once, one migrates under the advisory lock, the
 * others wait. Returns the names applied by this call.
 * @param beforeChange called with the pending migrations, once and under the lock, if the database is in use; may
 * refuse by throwing
 * @throws {MigrationError} when an applied migration was changed or removed, or a file is misnamed
 */
export async function migrate(
  pool: Pool,
  directory: string = MIGRATIONS,
  beforeChange?: (missing: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await applyMissing(client, migrations, beforeChange);
    failed = false;
    return applied;
  } finally {
    if (!failed) {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      await client.query('reset statement_timeout; reset lock_timeout');
    }
    // After a failure the connection is closed, which releases the lock and the settings.
    client.release(failed);
  }
}

/** Hash over all migrations: identifies the schema that this code expects. */
export async function schemaFingerprint(directory: string = MIGRATIONS): Promise<string> {
  const migrations = await readMigrations(directory);
  return sha256(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n'));
}

/**
 * The migrations of this code, in order.
 * @throws {MigrationError} when a file is misnamed
 */
export async function readMigrations(directory: string = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !FILE_NAME.test(name));
  if (wrong) throw new MigrationError(`${wrong}: a migration is named NNNN-what-it-does.sql`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8');
      return { name, sql, checksum: sha256(sql) };
    }),
  );
}

async function applyMissing(
  client: PoolClient,
  migrations: Migration[],
  beforeChange: ((missing: readonly string[]) => Promise<void>) | undefined,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  refuseMismatch(rows, migrations);
  const missing = migrations.slice(rows.length);
  const names = missing.map(({ name }) => name);
  if (missing.length > 0 && beforeChange && (await isInUse(client))) await beforeChange(names);
  for (const migration of missing) await applyOne(client, migration);
  return names;
}

/** An interrupted first start leaves tables too: without accounts there is no data to lose. */
async function isInUse(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('users') is not null as made`);
  if (rows[0]?.made !== true) return false;
  const { rowCount } = await client.query('select 1 from users limit 1');
  return rowCount === 1;
}

/** The applied migrations must be a prefix of those of this code. */
function refuseMismatch(
  applied: readonly { name: string; checksum: string }[],
  migrations: readonly Migration[],
): void {
  applied.forEach((row, index) => {
    const migration = migrations[index];
    if (migration?.name !== row.name) {
      throw new MigrationError(
        `The database has had migration ${row.name}, which this code does not have at that place: it belongs to another version of Ardoise.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new MigrationError(
        `Migration ${row.name} was changed after it had been applied. Put it back and write a new one.`,
      );
    }
  });
}

async function applyOne(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    throw new MigrationError(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
