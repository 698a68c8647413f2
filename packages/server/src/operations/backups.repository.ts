import type { BackupFailure } from '@ardoise/domain/base/backup-failures.ts';
import type { Db, Transaction } from '../db/transaction.ts';

/** A complete backup. */
export interface TakenBackup {
  /** The last part of its folder's path. */
  name: string;
  /** False: the files of a database that is backed up by its operator. */
  withDatabase: boolean;
  files: number;
  bytes: number;
  /** In BACKUP_DIR, with everything that the schedule demands. */
  kept?: boolean;
}

/** Records a backup, whose age is watched (docs/decisions/metrics-are-acted-on.md). */
export async function recordBackup(
  db: Db,
  { name, withDatabase, files, bytes, kept = false }: TakenBackup,
): Promise<void> {
  await db.query(
    'insert into backups (name, with_database, files, bytes, kept) values ($1, $2, $3, $4, $5)',
    [name, withDatabase, files, bytes, kept],
  );
}

/** Records a scheduled backup that was not made. @param reason for the operator, without personal data */
export async function recordBackupFailure(
  db: Db,
  { failure, reason }: { failure: BackupFailure; reason: string },
): Promise<void> {
  await db.query("delete from backup_failures where at < now() - interval '3 months'");
  await db.query('insert into backup_failures (failure, reason) values ($1, $2)', [
    failure,
    reason.slice(0, 1_000),
  ]);
}

/** When the schedule's last backup completed, and when the last one failed. */
export async function readBackupState(db: Db): Promise<{ taken: Date | null; failed: Date | null }> {
  const { rows } = await db.query<{ taken: string | null; failed: string | null }>(
    'select (select max(taken_at) from backups where kept) as taken, (select max(at) from backup_failures) as failed',
  );
  const instant = (text: string | null | undefined) => (text == null ? null : new Date(text));
  return { taken: instant(rows[0]?.taken), failed: instant(rows[0]?.failed) };
}

/**
 * The last failure, marked as mailed; null if one was mailed within the day. Less than a day, so that a nightly one is
 * mailed every night.
 */
export async function takeUntoldFailure(tx: Transaction): Promise<BackupFailure | null> {
  const { rows } = await tx.query<{ failure: BackupFailure }>(
    `update backup_failures set told_at = now()
     where id = (select id from backup_failures order by at desc, id desc limit 1)
       and not exists (select 1 from backup_failures where told_at > now() - interval '20 hours')
     returning failure`,
  );
  return rows[0]?.failure ?? null;
}
