import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';
import { offeredSql } from '../../base/catalogue/catalogue.repository.ts';
import type { StoredEntry } from './entry-state.ts';

const who = () => presentOrigin().who?.name ?? null;

/** An entry for its screens. */
export interface ShownEntry {
  id: string;
  version: number;
  item: EntryItem;
  visible: boolean;
  du: string | null;
  au: string | null;
  retiree: boolean;
  keys: string[];
  t: string | null;
  qui: string | null;
}

/** The entries of a list in their order; of one, if `id` is given. */
export async function listShownEntries(
  db: Db,
  list: CatalogueList,
  id: string | null = null,
): Promise<ShownEntry[]> {
  const { rows } = await db.query<ShownEntry>(
    `select c.id, c.version, c.data::jsonb as item, c.visible, c.from_day as du, c.to_day as au, c.withdrawn as retiree, c.keys,
       c.t_update as t, coalesce(nullif(trim(concat(u.prenom, ' ', u.nom)), ''), c.updated_by) as qui
     from catalogue_items c left join users u on u.name = c.updated_by
     where c.list = $1 and ($2::text is null or c.id = $2)
     order by c.position, c.id`,
    [list, id],
  );
  return rows;
}

/** Locks the list against other changes of its order or of what is in it, until the transaction ends. */
export async function lockList(tx: Transaction, list: CatalogueList): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('catalogue ' || $1))", [list]);
}

/** The entries of a list, all or some by id, complete; under `lockList`. */
export async function readStoredEntries(
  tx: Transaction,
  list: CatalogueList,
  ids: readonly string[] | null = null,
): Promise<StoredEntry[]> {
  const { rows } = await tx.query<StoredEntry>(
    `select * from (
       select list, id, version, position, data::jsonb as item, visible, from_day as du, to_day as au, withdrawn as retiree,
         former_keys as "formerKeys", lead(id) over (order by position, id) as avant
       from catalogue_items where list = $1) entry
     where $2::text[] is null or id = any($2)
     order by position, id`,
    [list, ids],
  );
  return rows;
}

/** Inserts entries at the end of their list. */
export async function insertEntries(
  tx: Transaction,
  list: CatalogueList,
  entries: readonly (Pick<StoredEntry, 'id' | 'item' | 'visible' | 'du' | 'au' | 'retiree'> & {
    creationKey?: string | undefined;
  })[],
): Promise<void> {
  await tx.query(
    `insert into catalogue_items (list, id, position, data, visible, from_day, to_day, withdrawn, creation_key, t_update,
       updated_by)
     select $1, n.id, (select coalesce(max(position), -1) from catalogue_items where list = $1) + n.rank,
       n.item, n.visible, n.du, n.au, n.retiree, n.key, now(), $3
     from rows from (json_to_recordset($2::json) as (id text, item json, visible boolean, du date, au date,
       retiree boolean, "creationKey" text)) with ordinality n (id, item, visible, du, au, retiree, key, rank)`,
    [list, JSON.stringify(entries), who()],
  );
}

/** The entry that a request with this idempotency key added, under `lockList`; null if there is none. */
export async function findByCreationKey(
  tx: Transaction,
  list: CatalogueList,
  key: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from catalogue_items where list = $1 and creation_key = $2',
    [list, key],
  );
  return rows[0]?.id ?? null;
}

/** Writes entries over those of the same ids, and notes when their offer ended. */
export async function updateEntries(
  tx: Transaction,
  list: CatalogueList,
  entries: readonly Omit<StoredEntry, 'list' | 'position' | 'avant'>[],
): Promise<void> {
  const isOffered = offeredSql('$4::date', 'n');
  await tx.query(
    `update catalogue_items c set data = n.data, visible = n.visible, from_day = n.from_day, to_day = n.to_day,
       withdrawn = n.withdrawn, former_keys = n.former_keys, version = c.version + 1, t_update = now(), updated_by = $3,
       offered_until = case when ${isOffered} then null
         when c.offered_until is not null then c.offered_until
         when ${offeredSql('$4::date')} then clock_timestamp()
         when c.to_day < $4::date then (c.to_day + 1)::timestamp at time zone 'Europe/Paris' end
     from json_to_recordset($2::json) n (id text, data json, visible boolean, from_day date, to_day date,
       withdrawn boolean, former_keys text[])
     where c.list = $1 and c.id = n.id`,
    [
      list,
      JSON.stringify(
        entries.map(({ id, item, visible, du, au, retiree, formerKeys }) => ({
          id,
          data: item,
          visible,
          from_day: du,
          to_day: au,
          withdrawn: retiree,
          former_keys: formerKeys,
        })),
      ),
      who(),
      parisDay(new Date()),
    ],
  );
}

/** What documents call these entries; one that does not exist is left out. */
export async function readKeys(
  db: Db,
  list: CatalogueList,
  ids: readonly string[],
): Promise<{ id: string; keys: string[] }[]> {
  const { rows } = await db.query<{ id: string; keys: string[] }>(
    'select id, keys from catalogue_items where list = $1 and id = any($2::text[])',
    [list, ids],
  );
  return rows;
}

/** Removes entries. */
export async function removeEntries(
  tx: Transaction,
  list: CatalogueList,
  ids: readonly string[],
): Promise<void> {
  await tx.query('delete from catalogue_items where list = $1 and id = any($2::text[])', [list, ids]);
}

/** Writes the order of a list; a drink's rank in its family follows. */
export async function writeOrder(
  tx: Transaction,
  list: CatalogueList,
  ids: readonly string[],
): Promise<void> {
  await tx.query(
    `update catalogue_items c set position = o.rank - 1
     from unnest($2::text[]) with ordinality o (id, rank)
     where c.list = $1 and c.id = o.id and c.position <> o.rank - 1`,
    [list, ids],
  );
  if (list !== 'boissons') return;
  await tx.query(
    `update catalogue_items c set data = (c.data::jsonb || jsonb_build_object('weight_children', o.rank))::json
     from (select id, data ->> 'weight_children' as weight,
         row_number() over (partition by data ->> 'name' order by position, id) - 1 as rank
       from catalogue_items where list = 'boissons') o
     where c.list = 'boissons' and c.id = o.id and o.weight is distinct from o.rank::text`,
  );
}

/** Notes who moved an entry. */
export async function markMoved(tx: Transaction, list: CatalogueList, id: string): Promise<void> {
  await tx.query('update catalogue_items set t_update = now(), updated_by = $3 where list = $1 and id = $2', [
    list,
    id,
    who(),
  ]);
}

export interface ListFigures {
  liste: CatalogueList;
  visibles: number;
  masquees: number;
  programmees: number;
}

/** How many entries each list has, by state; none for an empty list. */
export async function countEntries(db: Db): Promise<ListFigures[]> {
  const { rows } = await db.query<ListFigures>(
    `select list as liste, count(*) filter (where ${offeredSql('$1::date')})::int as visibles,
       count(*) filter (where c.visible and not c.withdrawn and c.from_day > $1::date)::int as programmees,
       count(*) filter (where not ${offeredSql('$1::date')}
         and not (c.visible and not c.withdrawn and coalesce(c.from_day > $1::date, false)))::int as masquees
     from catalogue_items c group by list`,
    [parisDay(new Date())],
  );
  return rows;
}

/** Of the entries of a list whose picture is at this path: how many have none, and the first three pictures. */
export async function readPictures(
  db: Db,
  list: CatalogueList,
  path: string,
): Promise<{ sansImage: number; apercus: string[] }> {
  const { rows } = await db.query<{ sansImage: number; apercus: string[] }>(
    `select (select count(*)::int from catalogue_items where list = $1 and visible and not withdrawn
         and coalesce(data ->> $2, '') = '') as "sansImage",
       array(select data ->> $2 from catalogue_items where list = $1 and visible and not withdrawn
         and coalesce(data ->> $2, '') <> '' order by position, id limit 3) as apercus`,
    [list, path],
  );
  return rows[0] ?? { sansImage: 0, apercus: [] };
}
