import type { PieceOrder } from '@ardoise/domain/contract/pieces.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { ownedWhere, type PieceFilter, piecesWhere, rowWhere, summedOf } from './piece-filter.repository.ts';

/** A piece of a page, with the position after it. */
export interface ListedId {
  id: number;
  position: string[];
}

/** A page of a search: `after` is a position of this order, null for the first. */
export interface Page {
  order: PieceOrder;
  after: readonly string[] | null;
  limit: number;
}

/** So many are read to be counted. */
export const MOST_COUNTED = 3_000;

const ORDERS: Record<PieceOrder, { by: string; keys: string; types: readonly string[]; position: string }> = {
  ville: {
    by: 'p.ville, p.outlet, p.id',
    keys: '(p.ville, p.outlet, p.id) >',
    types: ['text', 'text', 'bigint'],
    position: 'array[p.ville, p.outlet, p.id::text]',
  },
  recent: {
    by: 'p.since desc, p.id desc',
    keys: '(p.since, p.id) <',
    types: ['date', 'bigint'],
    position: 'array[p.since::text, p.id::text]',
  },
};

/** How many keys a position in this order has. */
export const keysOf = (order: PieceOrder): number => ORDERS[order].types.length;

function afterSql({ order, after }: Page, values: Values): string {
  const { keys, types } = ORDERS[order];
  if (after === null) return 'true';
  return `${keys} (${after.map((key, index) => `${values.add(key)}::${types[index]}`).join(', ')})`;
}

/**
 * At most how many are at outlets, by the sums (migration 0081): of the rarest thing asked for. `exact` where nothing else is
 * asked. Null where sums do not know.
 */
export async function boundBySums(
  db: Db,
  actor: Actor,
  filter: PieceFilter,
): Promise<{ pieces: number; exact: boolean } | null> {
  const asked = summedOf(filter);
  if (asked === null) return null;
  const values = new Values(asked.terms);
  const dc = filter.dc === undefined ? '' : ` and s.dc = ${values.add(filter.dc)}`;
  const { rows } = await db.query<{ pieces: number }>(
    `select coalesce((select sum(s.n)::int from piece_sums s where s.term = asked.term and ${ownedWhere(actor, 's', values)}${dc}), 0) as pieces
     from unnest($1::text[]) asked (term) order by 1 limit 1`,
    values.list,
  );
  return { pieces: rows[0]?.pieces ?? 0, exact: asked.exact };
}

/** Pages of the table that are drawn, and pieces met on them that are enough to tell. */
const DRAWN = 300;
const ENOUGH = 100;
/** How far beyond what is counted the estimate must be: pieces of one kind stand together on a page. */
const SURELY = 3;

/** Whether surely more than `MOST_COUNTED` match, by pages drawn at random, the same ones at each call. False: not known. */
export async function areSurelyMany(db: Db, actor: Actor, filter: PieceFilter): Promise<boolean> {
  const values = new Values();
  const pages = `(pg_relation_size('pieces') / current_setting('block_size')::int)`;
  const share = `least(1, ${DRAWN}::float8 / greatest(${pages}, 1))`;
  const { rows } = await db.query<{ many: boolean }>(
    `select count(*) >= ${ENOUGH} and count(*) / ${share} > ${SURELY * MOST_COUNTED} as many
     from pieces p tablesample system (100 * ${share}) repeatable (1) where ${rowWhere(actor, filter, values)}`,
    values.list,
  );
  return rows[0]?.many === true;
}

/**
 * Counts up to one more than `MOST_COUNTED` by the index of facets, and lists a page of them: they are found first, and
 * sorted, for in their order's own index they would be met late, or never. Nothing is listed where there are more.
 */
export async function findFew(
  db: Db,
  actor: Actor,
  filter: PieceFilter,
  page: Page,
): Promise<{ pieces: number; points: number; listed: ListedId[] }> {
  const values = new Values();
  const { by, position } = ORDERS[page.order];
  const where = piecesWhere(actor, filter, values);
  const { rows } = await db.query<{ pieces: number; points: number; listed: ListedId[] | null }>(
    `with found as materialized (
       select p.id, p.ville, p.outlet, p.since, p.n_outlet from pieces p where ${where} limit ${MOST_COUNTED + 1}),
     counted as (select count(*)::int as pieces, count(distinct n_outlet)::int as points from found)
     select pieces, points, (
       select jsonb_agg(jsonb_build_object('id', id, 'position', position) order by place) from (
         select p.id, ${position} as position, row_number() over (order by ${by}) as place
         from found p where pieces <= ${MOST_COUNTED} and ${afterSql(page, values)} order by ${by} limit ${values.add(page.limit)}) listed) as listed
     from counted`,
    values.list,
  );
  const [found] = rows;
  return { pieces: found?.pieces ?? 0, points: found?.points ?? 0, listed: found?.listed ?? [] };
}

/** Rows that are looked at in their order. */
const WALKED = 10_000;

/** A page of many pieces, which are met soon in the order's own index; fewer where too many rows have to be passed. */
export async function walkMany(db: Db, actor: Actor, filter: PieceFilter, page: Page): Promise<ListedId[]> {
  const values = new Values();
  const { by, position } = ORDERS[page.order];
  // Of those at outlets a person's own have indexes in both orders; what they no longer have is met among everybody's.
  const own = filter.there === true ? `p.there and ${ownedWhere(actor, 'p', values)}` : 'true';
  const { rows } = await db.query<ListedId>(
    `select p.id::int as id, ${position} as position
     from (select p.* from pieces p where ${own} and ${afterSql(page, values)} order by ${by} limit ${WALKED}) p
     where ${rowWhere(actor, filter, values)} order by ${by} limit ${values.add(page.limit)}`,
    values.list,
  );
  return rows;
}

/** The same, found by the index of facets and sorted, however many there are. */
export async function sortMany(db: Db, actor: Actor, filter: PieceFilter, page: Page): Promise<ListedId[]> {
  const values = new Values();
  const { by, position } = ORDERS[page.order];
  const { rows } = await db.query<ListedId>(
    `select p.id::int as id, ${position} as position
     from (select p.id, p.ville, p.outlet, p.since from pieces p where ${piecesWhere(actor, filter, values)} offset 0) p
     where ${afterSql(page, values)} order by ${by} limit ${values.add(page.limit)}`,
    values.list,
  );
  return rows;
}
