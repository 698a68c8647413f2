import type { Db } from '../db/transaction.ts';

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

/** SHA-256 (hex) of every file that must be there. */
export async function listNeededFiles(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select distinct encode(sha256, 'hex') as sha256 from files where erased_at is null
       and (deleted_at is null or deleted_at > now() - interval '30 days' or file_type = 'bon_commande')`,
  );
  return rows.map((row) => row.sha256);
}

/** Reads every row of every table: a page that cannot be read fails. Returns their number. */
export async function readEveryTable(db: Db): Promise<number> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of rows) await db.query(`select count(*), max(length(t::text)) from ${name} t`);
  return rows.length;
}
