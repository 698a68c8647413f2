import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { RELEASES, type Release } from './release.ts';

/** A test database with that release's schema and rows. */
export async function loadRelease(name: string): Promise<{ database: TestDatabase; release: Release }> {
  const folder = path.join(RELEASES, name);
  const release: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const database = await createTestDatabase({ empty: true });
  const client = await database.pool.connect();
  try {
    await client.query(await readFile(path.join(folder, 'schema.sql'), 'utf8'));
    await fill(client, folder, release);
  } finally {
    client.release();
  }
  return { database, release };
}

/** Triggers are disabled: their results were copied as well. */
async function fill(client: PoolClient, folder: string, { tables, sequences }: Release): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  // Migrations may have inserted rows, which the copy contains too.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns } of tables) {
    const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(createReadStream(path.join(folder, 'rows', `${name}.copy`)), target);
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [name, last]);
}
