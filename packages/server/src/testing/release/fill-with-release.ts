import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readMigrations } from '../../db/migrate.ts';
import { RELEASES, type Release } from './release.ts';
import { openRows, readSharedValues } from './shared-values.ts';

/** Fills an empty database with that release's schema and rows. */
export async function fillWithRelease(pool: Pool, name: string): Promise<Release> {
  const folder = path.join(RELEASES, name);
  const release: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const client = await pool.connect();
  try {
    await client.query(await schemaOf(release));
    await fill(client, folder, release);
  } finally {
    client.release();
  }
  return release;
}

/** The SQL that made its tables: that of its migrations, which never change. @throws where one is not as it was */
async function schemaOf({ migrations }: Release): Promise<string> {
  const present = new Map((await readMigrations()).map(({ checksum, sql }) => [checksum, sql]));
  const own = `create table schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz(3) not null default now()
);`;
  const parts = migrations.map(({ name, sha256 }) => {
    const sql = present.get(sha256);
    if (sql === undefined) throw new Error(`${name} is not the migration that this release had`);
    return sql.trimEnd();
  });
  return [own, ...parts].join('\n\n');
}

/** Triggers are disabled: their results were copied as well. */
async function fill(client: PoolClient, folder: string, { tables, sequences }: Release): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  // Migrations may have inserted rows, which the copy contains too.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const shared = await readSharedValues(folder);
  for (const { name, columns } of tables) {
    const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(await openRows(folder, name, shared), target);
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [name, last]);
}
