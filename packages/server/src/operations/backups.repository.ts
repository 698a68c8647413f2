import type { Db } from '../db/transaction.ts';

/** A backup that is whole. */
export interface TakenBackup {
  /** The last part of its folder's path. */
  name: string;
  /** False: the files of a database that is backed up by its operator. */
  withDatabase: boolean;
  files: number;
  bytes: number;
}

/** Records a backup, whose age is watched (docs/decisions/metrics-are-acted-on.md). */
export async function recordBackup(db: Db, { name, withDatabase, files, bytes }: TakenBackup): Promise<void> {
  await db.query('insert into backups (name, with_database, files, bytes) values ($1, $2, $3, $4)', [
    name,
    withDatabase,
    files,
    bytes,
  ]);
}
