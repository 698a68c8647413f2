import type { Pool } from 'pg';
import type { Db, Transaction } from '../db/transaction.ts';
import type { CallUsage } from './salesforce-client.ts';

/** Key of the advisory lock: any constant, equal in every server process. */
const LOCK = 7_270_473_139;

/** How Salesforce last answered, and how far its outlets have been read (migration 0039). */
export interface SalesforceStateRow {
  state: string;
  since: string | null;
  reason: string;
  answered_at: string | null;
  calls_used: number | null;
  calls_limit: number | null;
  read_to: string | null;
  begun_at: string | null;
  ended_at: string | null;
  read_count: number;
  complete_at: string | null;
  /** A process has the lock of the reading. */
  running: boolean;
}

export async function readSalesforceState(db: Db): Promise<SalesforceStateRow> {
  const { rows } = await db.query<SalesforceStateRow>(
    `select s.*, exists (select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) + objid::bigint = $1) as running
     from salesforce_state s`,
    [LOCK],
  );
  if (rows[0] === undefined) throw new Error('salesforce_state has lost its row');
  return rows[0];
}

/** Notes an exchange; `since` stays while the state does. */
export async function noteExchange(
  db: Db,
  { state, reason, usage }: { state: string; reason: string; usage: CallUsage | null },
): Promise<void> {
  await db.query(
    `update salesforce_state set since = case when state = $1 then since else now() end, state = $1, reason = $2,
       answered_at = case when $1 = 'connecte' then now() else answered_at end,
       calls_used = coalesce($3, calls_used), calls_limit = coalesce($4, calls_limit)`,
    [state, reason, usage?.used ?? null, usage?.limit ?? null],
  );
}

/**
 * Runs work under the lock of the reading, a session-level advisory lock that ends with its connection, also by a crash.
 * Returns null, without running it, while another process or call has the lock.
 */
export async function holdReading<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result | null> {
  const client = await pool.connect();
  let broken = true;
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (rows[0]?.held !== true) {
      broken = false;
      return null;
    }
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      broken = false;
    }
  } finally {
    // A connection that could not release the lock is closed, which releases it.
    client.release(broken);
  }
}

/** Begins a reading, or continues an interrupted one; `full` reads all again. Returns from where. */
export async function beginReading(db: Db, full: boolean): Promise<Date | null> {
  const { rows } = await db.query<{ read_to: string | null }>(
    `update salesforce_state set
       read_to = case when $1 then null else read_to end,
       read_count = case when $1 or begun_at is null or ended_at is not null then 0 else read_count end,
       begun_at = case when $1 or begun_at is null or ended_at is not null then now() else begun_at end,
       ended_at = null
     returning read_to`,
    [full],
  );
  const from = rows[0]?.read_to ?? null;
  return from === null ? null : new Date(from);
}

/** A page was written: how far the reading is, and how many records more. */
export async function advanceReading(tx: Transaction, readTo: Date | null, records: number): Promise<void> {
  await tx.query(
    'update salesforce_state set read_to = greatest(read_to, $1::timestamptz), read_count = read_count + $2',
    [readTo, records],
  );
}

/** The reading is complete: the table contains all that Salesforce had when it began. */
export async function endReading(db: Db): Promise<void> {
  await db.query('update salesforce_state set ended_at = now(), complete_at = begun_at');
}
