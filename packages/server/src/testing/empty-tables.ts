import type { Pool } from 'pg';

/** The tables, and those that refer to them, directly or by others. */
const REACHED = `with recursive reached as (
    select oid from pg_class where oid = any($1::regclass[])
    union
    select conrelid from pg_constraint join reached on confrelid = reached.oid where contype = 'f'
  ) select oid::regclass::text as name from reached`;

/**
 * Empties these tables, and those that refer to them, as `truncate … cascade` does, in a fraction of the time where they
 * have a few rows: a truncated table gets new files, one for each of its indexes, and every connection plans its
 * statements again. No trigger is called, that of a truncation neither.
 */
export async function emptyTables(pool: Pool, ...tables: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(REACHED, [tables]);
  const deletions = rows.map(({ name }) => `delete from ${name}`);
  // One message is one transaction.
  await pool.query(['set local session_replication_role = replica', ...deletions].join(';'));
}
