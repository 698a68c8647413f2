import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Db } from '../../../db/transaction.ts';

/** An entry that is shown, now or on a later day. */
export interface NamedEntry {
  list: CatalogueList;
  id: string;
  name: string;
}

/** The names of entries of these lists, each at the list's path of it: those that are neither hidden, withdrawn nor past. */
export async function listNamedEntries(
  db: Db,
  lists: readonly { list: CatalogueList; path: string }[],
  today: string,
): Promise<NamedEntry[]> {
  const { rows } = await db.query<NamedEntry>(
    `select c.list, c.id, coalesce(c.data ->> named.path, '') as name
     from rows from (json_to_recordset($1::json) as (list text, path text)) with ordinality named (list, path, rank)
     join catalogue_items c on c.list = named.list
     where c.visible and not c.withdrawn and (c.to_day is null or c.to_day >= $2::date)
     order by named.rank, c.position, c.id`,
    [JSON.stringify(lists), today],
  );
  return rows;
}
