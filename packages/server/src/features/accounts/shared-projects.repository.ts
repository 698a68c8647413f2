import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../db/transaction.ts';
import { scopeSql, Values } from '../projects/scope.repository.ts';

/** Whether somebody has at least one project of this dc in their scope. */
export async function sharesProject(db: Db, actor: Actor, dc: string): Promise<boolean> {
  const values = new Values(dc);
  const { rows } = await db.query<{ shares: boolean }>(
    `select exists (select 1 from projects p where p.dc = $1 and p.deleted_at is null and ${scopeSql(actor, values)}) as shares`,
    values.list,
  );
  return rows[0]?.shares ?? false;
}
