import type { TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Db } from '../../../db/transaction.ts';

interface OrderCount {
  outlet: string;
  kind: TypeCode;
  statut: string;
  /** By any signer: a draft with one signature counts as signed. */
  signed: boolean;
  count: number;
}

/** Orders of outlets, by kind and status; deleted ones are left out. */
export async function countOrdersOfOutlets(db: Db, outlets: readonly string[]): Promise<OrderCount[]> {
  const { rows } = await db.query<OrderCount>(
    `select n_outlet as outlet, type_projet as kind, statut, client_signed or dc_signed as signed, count(*)::int as count
     from unnest($1::text[]) asked (outlet)
       cross join lateral (select p.* from project_search s join projects p using (id)
         where s.words @@ outlet_query(asked.outlet) and p.n_outlet = asked.outlet and p.deleted_at is null) p
     group by 1, 2, 3, 4`,
    [outlets],
  );
  return rows;
}

/** Numbers of the outlets of a dc's projects, the latest project first. */
export async function findOutletsOfDc(db: Db, dcs: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await db.query<{ n_outlet: string }>(
    `select n_outlet from projects where dc = any($1) and n_outlet <> '' and deleted_at is null
     group by n_outlet order by max(t_update) desc limit $2`,
    [dcs, limit],
  );
  return rows.map(({ n_outlet }) => n_outlet);
}
