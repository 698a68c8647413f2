import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { fillWithRelease } from './fill-with-release.ts';
import type { Release } from './release.ts';

/** A test database with that release's schema and rows. */
export async function loadRelease(name: string): Promise<{ database: TestDatabase; release: Release }> {
  const database = await createTestDatabase({ empty: true });
  return { database, release: await fillWithRelease(database.pool, name) };
}
