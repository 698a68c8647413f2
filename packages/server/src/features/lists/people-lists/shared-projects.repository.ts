import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { ACCOUNT_COLUMNS, type Account } from '../../base/people/users.repository.ts';
import { scopeSql } from '../../project/projects/scope.repository.ts';

/** Whether an account has at least one project of this dc in scope. */
export async function sharesProject(db: Db, actor: Actor, dc: string): Promise<boolean> {
  const values = new Values(dc);
  const { rows } = await db.query<{ shares: boolean }>(
    `select exists (select 1 from projects p where p.dc = $1 and p.deleted_at is null and ${scopeSql(actor, values)}) as shares`,
    values.list,
  );
  return rows[0]?.shares ?? false;
}

/**
 * Active client accounts of the orders in an account's scope: their usernames are addresses, not disclosed to anybody
 * else.
 */
export async function listSharedClients(db: Db, actor: Actor): Promise<Account[]> {
  const values = new Values();
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where role = 'client' and active
       and exists (select 1 from projects p where p.client_uid = users.uid and p.deleted_at is null and ${scopeSql(actor, values)})
     order by lower(nom), lower(prenom), name`,
    values.list,
  );
  return rows;
}
