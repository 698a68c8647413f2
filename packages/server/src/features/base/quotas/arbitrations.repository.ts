import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Records that head office was asked to arbitrate, by the time of the last request (migration 0030). */
export async function recordArbitration(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    'insert into arbitrations (project_id) values ($1) on conflict (project_id) do update set t_creation = now()',
    [projectId],
  );
}

/** Those of these projects of which head office was asked to arbitrate since they entered their status. */
export async function arbitratedAmong(db: Db, projectIds: readonly string[]): Promise<ReadonlySet<string>> {
  const text = `select a.project_id as id from arbitrations a join projects p on p.id = a.project_id
     where a.project_id = any($1::text[]) and a.t_creation >= p.t_statut`;
  const { rows } = await db.query<{ id: string }>(prepared(text, [projectIds]));
  return new Set(rows.map(({ id }) => id));
}
