import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { CatalogueOf } from '@ardoise/domain/wizards/catalogue/offered.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';

/**
 * Whether `catalogue_items c` is offered on a day: visible, within its days, not withdrawn. `day` is SQL of a date in
 * Europe/Paris.
 */
export function offeredSql(day: string, c = 'c'): string {
  return `(${c}.visible and not ${c}.withdrawn and (${c}.from_day is null or ${c}.from_day <= ${day})
    and (${c}.to_day is null or ${c}.to_day >= ${day}))`;
}

/** Whether it is not offered. Of all entries only those are read that may not be (catalogue_items_bounded). */
export function notOfferedSql(day: string): string {
  return `((c.withdrawn or not c.visible or c.from_day is not null or c.to_day is not null) and not ${offeredSql(day)})`;
}

/** The chosen entries of `projects p` that are not offered on a day, as JSON of `KeptEntry`; null without any. */
export function keptSql(day: string): string {
  return `(select jsonb_agg(jsonb_build_object('liste', c.list, 'retiree', c.withdrawn, 'item', c.data::jsonb)
      order by c.list, c.position, c.id)
    from catalogue_items c where ${notOfferedSql(day)} and p.choices ?| c.keys)`;
}

/** The items that a reference list offers today, in order, as one JSON text: passed through unparsed. */
export async function readCatalogueText(db: Db, list: CatalogueList): Promise<string> {
  const { rows } = await db.query<{ items: string }>(
    prepared(
      `select coalesce('[' || string_agg(data::text, ',' order by position, id) || ']', '[]') as items
       from catalogue_items c where list = $1 and ${offeredSql('$2::date')}`,
      [list, parisDay(new Date())],
    ),
  );
  return rows[0]?.items ?? '[]';
}

/** Of these lists, those that offer nothing today. */
export async function listEmptyLists(db: Db, lists: readonly CatalogueList[]): Promise<CatalogueList[]> {
  const { rows } = await db.query<{ list: CatalogueList }>(
    prepared(
      `select list from unnest($1::text[]) as list where not exists (
         select from catalogue_items c where c.list = list.list and ${offeredSql('$2::date')})`,
      [lists, parisDay(new Date())],
    ),
  );
  return rows.map(({ list }) => list);
}

/** The items that a reference list offers today, in order. */
export async function readCatalogueItems<Item>(db: Db, list: CatalogueList): Promise<Item[]> {
  return JSON.parse(await readCatalogueText(db, list)) as Item[];
}

type Lists = CatalogueOf<CatalogueList>;

function listsOf(
  lists: readonly CatalogueList[],
  rows: readonly { list: CatalogueList; data: string }[],
): Lists {
  const items = Object.groupBy(rows, ({ list }) => list);
  return Object.fromEntries(
    lists.map((list) => [list, (items[list] ?? []).map(({ data }) => JSON.parse(data) as unknown)]),
  ) as unknown as Lists;
}

/** Several reference lists as an order shows them: what is offered, and what it has chosen, whatever became of it. */
export async function readListsOfOrder(
  db: Db,
  lists: readonly CatalogueList[],
  projectId: string,
): Promise<Lists> {
  const { rows } = await db.query<{ list: CatalogueList; data: string }>(
    prepared(
      `select c.list, c.data from catalogue_items c left join projects p on p.id = $3
       where c.list = any($1::text[]) and (${offeredSql('$2::date')} or p.choices ?| c.keys)
       order by c.position, c.id`,
      [lists, parisDay(new Date()), projectId],
    ),
  );
  return listsOf(lists, rows);
}

/** An entry that an order may be signed with, and how documents call it. */
export interface SignableEntry {
  list: CatalogueList;
  item: { id: string; name?: string };
  formerKeys: string[];
}

/** An entry ends for an order with what it was chosen before, or only where it is withdrawn: nobody knows when a device chose it. */
export type SignableAsOf = 'choice' | 'withdrawn';

/**
 * What an order may be signed with: what is offered, and what it chose while that was offered, unless it was withdrawn
 * (specification/content-management.md#catalogues).
 */
export async function readSignable(
  db: Db,
  lists: readonly CatalogueList[],
  projectId: string,
  asOf: SignableAsOf,
): Promise<{ lists: Lists; entries: SignableEntry[] }> {
  const { rows } = await db.query<Omit<SignableEntry, 'item'> & { data: string }>(
    prepared(
      `select c.list, c.data, c.former_keys as "formerKeys" from catalogue_items c left join projects p on p.id = $3
       where c.list = any($1::text[]) and (${offeredSql('$2::date')} or (
         not c.withdrawn and ($4 = 'withdrawn' or exists (
           select 1 from jsonb_each_text(p.choices) chosen (key, since)
           where chosen.key = any (c.keys) and to_timestamp(chosen.since::float8 / 1000) < coalesce(c.offered_until,
             case when c.to_day < $2::date then (c.to_day + 1)::timestamp at time zone 'Europe/Paris' end)))))
       order by c.position, c.id`,
      [lists, parisDay(new Date()), projectId, asOf],
    ),
  );
  const entries = rows.map(({ data, ...entry }) => ({
    ...entry,
    item: JSON.parse(data) as SignableEntry['item'],
  }));
  return { lists: listsOf(lists, rows), entries };
}

/** Whether an entry names a drawing of the demonstration: its catalogues outlive it, for the projects that chose them. */
export async function namesDrawings(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ named: boolean }>(
    `select exists (select 1 from catalogue_items where data::text ~ '"/catalogue/[A-Za-z_-]+/[a-z0-9-]+[.]svg"') as named`,
  );
  return rows[0]?.named ?? false;
}
