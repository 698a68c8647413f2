import type { Db } from '../../../db/transaction.ts';

/** A demonstration account that still has the published password. */
export interface DemoAccountRow {
  uid: number;
  name: string;
  mail: string;
}

export async function listDemoAccounts(db: Db): Promise<DemoAccountRow[]> {
  const { rows } = await db.query<DemoAccountRow>(
    'select uid, name, mail from users where demonstration order by name',
  );
  return rows;
}
