import type { Pool } from 'pg';
import { type Db, inTransaction } from '../db/transaction.ts';

/** What a restored database says of itself. */
export interface RestoredCounts {
  migrations: number;
  projects: number;
  users: number;
  signatures: number;
}

export async function countRestored(db: Db): Promise<RestoredCounts> {
  const { rows } = await db.query<RestoredCounts>(
    `select (select count(*)::int from schema_migration) as migrations, (select count(*)::int from projects) as projects,
       (select count(*)::int from users) as users, (select count(*)::int from signatures) as signatures`,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('a select without a table returned no row');
  return counts;
}

/** Calls `use` with the SHA-256 (hex) of every file that must be there, read by a cursor: it may be millions. */
export async function readNeededFiles(pool: Pool, use: (sha256: string) => Promise<void>): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `declare needed no scroll cursor for select distinct encode(sha256, 'hex') as sha256 from files where erased_at is null
       and (deleted_at is null or deleted_at > now() - interval '30 days' or file_type = 'bon_commande')`,
    );
    for (;;) {
      const { rows } = await tx.query<{ sha256: string }>('fetch 10000 from needed');
      if (rows.length === 0) return;
      for (const { sha256 } of rows) await use(sha256);
    }
  });
}

/** Reads every row of every table: a page that cannot be read fails. Returns their number. */
export async function readEveryTable(db: Db): Promise<number> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of rows) await db.query(`select count(*), max(length(t::text)) from ${name} t`);
  return rows.length;
}
