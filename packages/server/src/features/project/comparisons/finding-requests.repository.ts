import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { IS_RETURN_SQL } from '../projects/history.repository.ts';

/** What was said with a return, by whom: one without an account is a client, by their link. */
interface ReturnWords {
  resp: string;
  role: Role;
  comment: string;
  t_creation: string;
}

/** The words of returns to the agency until then, oldest first. */
export async function listReturns(db: Db, projectId: string, until: string): Promise<ReturnWords[]> {
  const { rows } = await db.query<ReturnWords>(
    `select resp, coalesce((select role from users where users.name = resp), 'client') as role, comment, t_creation
     from project_history h
     where project_id = $1 and t_creation <= $2 and comment <> '' and ${IS_RETURN_SQL} order by id`,
    [projectId, until],
  );
  return rows;
}
