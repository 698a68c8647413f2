import type { BackupFailure } from '@ardoise/domain/base/backup-failures.ts';
import type { Db } from '../db/transaction.ts';

/** A process missing two heartbeats is no longer there. */
const PRESENT = "interval '40 seconds'";
/** How long a process that ended without its leave is listed. */
const LISTED = "interval '1 hour'";

export interface ListedServer {
  host: string;
  pid: number;
  version: string;
  node: string;
  started_at: string;
  seen_at: string;
  present: boolean;
}

export async function listServers(db: Db): Promise<ListedServer[]> {
  const { rows } = await db.query<ListedServer>(
    `select host, pid, version, node, started_at, seen_at, seen_at > now() - ${PRESENT} as present
     from servers where seen_at > now() - ${LISTED} order by host, pid`,
  );
  return rows;
}

export interface LastBackup {
  taken_at: string;
  name: string;
  bytes: number;
  with_database: boolean;
}

/** The newest backup, and the newest with the database, which may be the same. */
export async function listLastBackups(db: Db): Promise<LastBackup[]> {
  const { rows } = await db.query<LastBackup>(
    `(select taken_at, name, bytes, with_database from backups order by taken_at desc limit 1)
     union (select taken_at, name, bytes, with_database from backups where with_database order by taken_at desc limit 1)
     order by taken_at desc`,
  );
  return rows;
}

export interface LastFailure {
  at: string;
  failure: BackupFailure;
}

/** The latest failure of a scheduled backup since the last complete one; it is retried every hour. */
export async function readLastFailure(db: Db): Promise<LastFailure | null> {
  const { rows } = await db.query<LastFailure>(
    `select at, failure from backup_failures
     where at >= greatest((select max(taken_at) from backups where kept), now() - interval '2 days') order by at desc limit 1`,
  );
  return rows[0] ?? null;
}

/** PostgreSQL's version, such as 18.1, and the size of the database in bytes. */
export async function readDatabaseFacts(db: Db): Promise<{ version: string; bytes: number }> {
  const { rows } = await db.query<{ version: string; bytes: number }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
       pg_database_size(current_database())::float8 as bytes`,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('a select without a table returned no row');
  return facts;
}
