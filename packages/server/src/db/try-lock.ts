import type { Transaction } from './transaction.ts';

/** Takes an advisory lock until the transaction ends; false while another transaction, of any process, has it. */
export async function tryLock(tx: Transaction, key: number): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    key,
  ]);
  return rows[0]?.locked === true;
}
