import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { RELEASES, type Release } from './release.ts';
import { openRows, readSharedValues } from './shared-values.ts';

/** Fills an empty database with that release's schema and rows. */
export async function fillWithRelease(pool: Pool, name: string): Promise<Release> {
  const folder = path.join(RELEASES, name);
  const release: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const client = await pool.connect();
  try {
    await client.query(await readFile(path.join(folder, 'schema.sql'), 'utf8'));
    await fill(client, folder, release);
  } finally {
    client.release();
  }
  return release;
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
