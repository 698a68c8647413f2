import pg from 'pg';
import type { Transaction } from './transaction.ts';

/** Takes an advisory lock until the transaction ends; false while another transaction, of any process, has it. */
export async function tryLock(tx: Transaction, key: number): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    key,
  ]);
  return rows[0]?.locked === true;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement gave up on a row that somebody else has locked (`nowait`, `lock_timeout`). */
export function isLockRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}
