import type { Db } from '../../db/transaction.ts';

/** Whether quotas may be counted under this username: an SMHF's, of today or of an earlier year. */
export async function isSmhf(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    `select exists (select 1 from users where name = $1 and role = 'smhf')
       or exists (select 1 from quotas where smhf = $1) as known`,
    [name],
  );
  return rows[0]?.known ?? false;
}
