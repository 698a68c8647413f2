import type { Db, Transaction } from '../transaction.ts';
import { tryLock } from '../try-lock.ts';

/** Advisory lock of each running backup, on its own connection: released with the connection, however the process ends. */
const BACKUP_LOCK = 7_305_813;

/** Advisory lock of the one backup into BACKUP_DIR that may be in progress. */
const SCHEDULED_LOCK = 7_305_819;

/** Prevents the deletion of files until the connection ends. Waits for a deletion in progress. */
export async function holdFiles(connection: Db): Promise<void> {
  await connection.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
}

/** Whether files may be deleted in this transaction: no backup runs, and none begins before it has ended. */
export function mayClearFiles(tx: Transaction): Promise<boolean> {
  return tryLock(tx, BACKUP_LOCK);
}

/** False while another backup into BACKUP_DIR is made; otherwise none begins until the connection ends. */
export async function holdScheduledBackups(connection: Db): Promise<boolean> {
  const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    SCHEDULED_LOCK,
  ]);
  return rows[0]?.locked === true;
}

export async function isScheduledBackupRunning(tx: Transaction): Promise<boolean> {
  return !(await tryLock(tx, SCHEDULED_LOCK));
}
