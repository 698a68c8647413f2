import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Who has taken each of these projects; without those that are not taken. */
export async function readTaken(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    prepared(
      'select project_id as id, taken_by as name from taken_projects where project_id = any($1::text[])',
      [ids],
    ),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Locked by its project's row. */
export async function findTaker(tx: Transaction, projectId: string): Promise<string | null> {
  return (await readTaken(tx, [projectId])).get(projectId) ?? null;
}

/** Whether this person works for the organisation, which stays so until the transaction ends. */
export async function holdColleague(tx: Transaction, organisation: string, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from users where name = $1 and coalesce(organisation, name) = $2 and active for share',
    [name, organisation],
  );
  return rowCount === 1;
}

export async function setTaker(tx: Transaction, projectId: string, name: string): Promise<void> {
  await tx.query(
    `insert into taken_projects (project_id, taken_by) values ($1, $2)
     on conflict (project_id) do update set taken_by = excluded.taken_by, taken_at = now()`,
    [projectId, name],
  );
}

export async function removeTaker(tx: Transaction, projectId: string): Promise<void> {
  await tx.query('delete from taken_projects where project_id = $1', [projectId]);
}
