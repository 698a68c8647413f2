import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Db } from '../../../db/transaction.ts';

/** Ids of a list's entries by their names. */
export async function listIdsByName(db: Db, list: CatalogueList): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    "select id, data ->> 'name' as name from catalogue_items where list = $1",
    [list],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The name of one of these entries that another of the list has as well; null where each has its own. */
export async function findSameName(
  db: Db,
  list: CatalogueList,
  ids: readonly string[],
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select c.data ->> 'name' as name from catalogue_items c
     join catalogue_items other on other.list = c.list and other.id <> c.id and other.data ->> 'name' = c.data ->> 'name'
     where c.list = $1 and c.id = any($2::text[]) limit 1`,
    [list, ids],
  );
  return rows[0]?.name ?? null;
}
