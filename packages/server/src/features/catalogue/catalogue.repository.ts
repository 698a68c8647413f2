import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { CatalogueOf } from '@ardoise/domain/wizards/catalogue/offered.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';

/** The items of a reference list in order, as one JSON text: passed through unparsed. */
export async function readCatalogueText(db: Db, list: CatalogueList): Promise<string> {
  const { rows } = await db.query<{ items: string }>(
    prepared(
      `select coalesce('[' || string_agg(data::text, ',' order by position, id) || ']', '[]') as items
       from catalogue_items where list = $1`,
      [list],
    ),
  );
  return rows[0]?.items ?? '[]';
}

/** The items of a reference list in their order. */
export async function readCatalogueItems<Item>(db: Db, list: CatalogueList): Promise<Item[]> {
  return JSON.parse(await readCatalogueText(db, list)) as Item[];
}

/** Several reference lists, by name. */
export async function readCatalogueLists(
  db: Db,
  lists: readonly CatalogueList[],
): Promise<CatalogueOf<CatalogueList>> {
  const read: [CatalogueList, unknown[]][] = [];
  for (const list of lists) read.push([list, await readCatalogueItems(db, list)]);
  return Object.fromEntries(read) as unknown as CatalogueOf<CatalogueList>;
}
