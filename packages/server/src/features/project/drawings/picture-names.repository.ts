import type { Db } from '../../../db/transaction.ts';

/** The names of catalogue entries by the paths of their pictures; `places` says where each list has both. */
export async function findPictureNames(
  db: Db,
  places: readonly { list: string; name: string; picture: string }[],
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ address: string; name: string }>(
    `select distinct on (address) c.data ->> place.picture as address, c.data ->> place.name as name
     from json_to_recordset($1::json) place (list text, name text, picture text)
     join catalogue_items c on c.list = place.list and c.data ->> place.picture = any($2::text[])
     order by address, c.position, c.id`,
    [JSON.stringify(places), addresses],
  );
  return new Map(rows.map(({ address, name }) => [address, name]));
}
