import type { Db, Transaction } from '../transaction.ts';

/** Held by each running backup on a connection of its own: it goes with the connection, however the process ends. */
const BACKUP_LOCK = 7_305_813;

/** From here on until the connection ends, no file is cleared away. Waits for a clearing under way. */
export async function holdFiles(connection: Db): Promise<void> {
  await connection.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
}

/** Whether files may be cleared away in this transaction: no backup runs, and none begins before it has ended. */
export async function mayClearFiles(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
    BACKUP_LOCK,
  ]);
  return rows[0]?.free === true;
}
