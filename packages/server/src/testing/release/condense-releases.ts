import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '../../db/migrate.ts';
import { createPool } from '../../db/pool.ts';
import { fillWithRelease } from './fill-with-release.ts';
import { RELEASES, releaseNames } from './release.ts';
import { signedOrders, writeSignedOrders } from './signed-orders.ts';

/** Number of complete copies: the oldest runs every migration, and installations seldom lag further behind. */
const LATEST = 2;

/**
 * Keeps the oldest copy and the last two; of each between them the signed orders. Returns the names of those removed.
 * `pool` is of a server's maintenance database.
 */
export async function condenseReleases(pool: Pool, urlOf: (database: string) => string): Promise<string[]> {
  const names = (await releaseNames()).slice(1, -LATEST);
  for (const name of names) {
    const database = `release_${name}`;
    await pool.query(`create database ${database} template template1`);
    const filled = createPool(urlOf(database), { size: 1 });
    try {
      await fillWithRelease(filled, name);
      await migrate(filled);
      await writeSignedOrders(name, await signedOrders(filled));
    } finally {
      await filled.end();
      await pool.query(`drop database ${database}`);
    }
    await rm(path.join(RELEASES, name), { recursive: true });
  }
  return names;
}
