import type { Transaction } from '../../db/transaction.ts';

/** Records that head office was asked to arbitrate, by the time of the last request (migration 0030). */
export async function recordArbitration(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    'insert into arbitrations (project_id) values ($1) on conflict (project_id) do update set t_creation = now()',
    [projectId],
  );
}
