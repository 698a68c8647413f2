import type { Db } from '../db/transaction.ts';
import { readPosition, type WalPosition } from './choose-replica.ts';

/** What a server is, and where its write-ahead log is: written by a primary, replayed by a replica, null of the other. */
interface ServerLook {
  identity: string;
  written: WalPosition | null;
  replayed: WalPosition | null;
}

export async function lookAtServer(db: Db): Promise<ServerLook> {
  const { rows } = await db.query<{ identity: string; written: string | null; replayed: string | null }>(
    `select system_identifier || ' ' || current_database() as identity,
       case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as written,
       case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed
     from pg_control_system()`,
  );
  const [seen] = rows;
  if (seen === undefined) throw new Error('pg_control_system answered nothing');
  const positionOf = (text: string | null) => (text === null ? null : readPosition(text));
  return { identity: seen.identity, written: positionOf(seen.written), replayed: positionOf(seen.replayed) };
}

/** A position of the primary after everything that was committed until now. */
export async function readWrittenPosition(db: Db): Promise<string> {
  const { rows } = await db.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table returned no row');
  return row.position;
}
