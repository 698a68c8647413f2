import type { Db, Transaction } from '../../../db/transaction.ts';

/** Whether what was signed on a device was taken back there before it arrived. */
export async function isWithdrawn(db: Db, projectId: string, depot: string): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from withdrawn_deposits where project_id = $1 and deposit_id = $2',
    [projectId, depot],
  );
  return rows.length > 0;
}

/** Once, however often. */
export async function insertWithdrawn(tx: Transaction, projectId: string, depot: string): Promise<void> {
  await tx.query(
    'insert into withdrawn_deposits (project_id, deposit_id) values ($1, $2) on conflict do nothing',
    [projectId, depot],
  );
}
