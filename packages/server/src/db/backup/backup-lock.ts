import type { Db, Transaction } from '../transaction.ts';

/** Advisory lock of each running backup, on its own connection: released with the connection, however the process ends. */
const BACKUP_LOCK = 7_305_813;

/** Prevents the deletion of files until the connection ends. Waits for a deletion in progress. */
export async function holdFiles(connection: Db): Promise<void> {
  await connection.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
}

/** Whether files may be deleted in this transaction: no backup runs, and none begins before it has ended. */
export async function mayClearFiles(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
    BACKUP_LOCK,
  ]);
  return rows[0]?.free === true;
}
