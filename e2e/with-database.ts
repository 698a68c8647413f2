import pg from 'pg';

/** Works on a database by a connection of its own. */
export async function withDatabase<Result>(
  connectionString: string,
  work: (db: pg.Client) => Promise<Result>,
): Promise<Result> {
  const db = new pg.Client({ connectionString });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
