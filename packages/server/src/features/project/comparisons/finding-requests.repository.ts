import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { IS_RETURN_SQL } from '../projects/history.repository.ts';

/** The roles of accounts, by their username; others have none. */
export async function rolesOf(db: Db, names: readonly string[]): Promise<Map<string, Role>> {
  const { rows } = await db.query<{ name: string; role: Role }>(
    'select name, role from users where name = any($1)',
    [[...new Set(names)]],
  );
  return new Map(rows.map(({ name, role }) => [name, role]));
}

/** The words of returns to the agency until then, oldest first. */
export async function listReturns(
  db: Db,
  projectId: string,
  until: string,
): Promise<{ resp: string; comment: string; t_creation: string }[]> {
  const { rows } = await db.query<{ resp: string; comment: string; t_creation: string }>(
    `select resp, comment, t_creation from project_history h
     where project_id = $1 and t_creation <= $2 and comment <> '' and ${IS_RETURN_SQL} order by id`,
    [projectId, until],
  );
  return rows;
}
