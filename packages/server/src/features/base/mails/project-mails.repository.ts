import type { Db } from '../../../db/transaction.ts';

/** Number of mails of a template queued for a project in the last hour. */
export async function countRecentMails(db: Db, projectId: string, template: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from mails
     where project_id = $1 and template = $2 and t_creation > now() - interval '1 hour'`,
    [projectId, template],
  );
  return rows[0]?.count ?? 0;
}
