import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';

/** Maximum number of words of a search: each costs an index lookup. */
const MOST_WORDS = 10;
/** Matches are counted up to here. */
export const MOST_COUNTED = 1000;

export interface OutletFilter {
  /** Words, each a prefix; empty for all. */
  text: string;
  /** Lower case, empty for those without; null for all. */
  medal: string | null;
  /** Only those not read since this time, nor ever; null for all. */
  unreadSince: Date | null;
}

/** A row of the list. */
export interface ListedOutletRow {
  n_outlet: string;
  name: string;
  postal_code: string;
  town: string;
  siret: string;
  medal: string;
}

/** Words of a text as a prefix query; null for a text without letters and digits. */
async function readPrefixes(db: Db, text: string): Promise<string | null> {
  const { rows } = await db.query<{ query: string | null }>(
    `select string_agg(quote_literal(word) || ':*', ' & ') as query
     from (select word from unnest(search_words($1)) word limit ${MOST_WORDS}) asked`,
    [text],
  );
  return rows[0]?.query ?? null;
}

/**
 * Whether the index of words is read, or rows in the order of their numbers until a page is full. The planner cannot know:
 * it expects every prefix to be frequent, and scans the table sequentially for a rare one.
 */
type Way = 'by words' | 'in order';

function wordsSql(words: string, way: Way, values: Values): string {
  const query = `${values.add(words)}::tsquery`;
  return way === 'by words' ? `words @@ (select ${query})` : `(words @@ ${query}) is true`;
}

function conditions(filter: OutletFilter, words: string | null, way: Way, values: Values): string {
  const { medal, unreadSince } = filter;
  const all = [
    words !== null && wordsSql(words, way, values),
    medal !== null && `medal = ${values.add(medal)}`,
    unreadSince !== null && `(read_at is null or read_at < ${values.add(unreadSince)})`,
  ].filter((condition) => condition !== false);
  return all.length === 0 ? 'true' : all.join(' and ');
}

/** Numbers that match, in no order, up to `MOST_COUNTED` and one. */
async function findNumbers(db: Db, filter: OutletFilter, words: string | null): Promise<string[]> {
  const values = new Values();
  const where = conditions(filter, words, 'by words', values);
  const { rows } = await db.query<{ n_outlet: string }>(
    `select n_outlet from outlets where ${where} limit ${MOST_COUNTED + 1}`,
    values.list,
  );
  return rows.map((row) => row.n_outlet);
}

/**
 * A page of outlets by their number after `after`, and how many match, up to `MOST_COUNTED` and one. A text without words
 * finds nothing.
 */
export async function searchOutlets(
  db: Db,
  filter: OutletFilter,
  after: string,
  limit: number,
): Promise<{ rows: ListedOutletRow[]; count: number }> {
  const words = filter.text === '' ? null : await readPrefixes(db, filter.text);
  if (filter.text !== '' && words === null) return { rows: [], count: 0 };
  const numbers = await findNumbers(db, filter, words);
  const values = new Values();
  const where =
    numbers.length > MOST_COUNTED
      ? conditions(filter, words, 'in order', values)
      : `n_outlet = any(${values.add(numbers)})`;
  const { rows } = await db.query<ListedOutletRow>(
    `select n_outlet, coalesce(data ->> 'Outlet_Name', '') as name, coalesce(data ->> 'Postal_Code__c', '') as postal_code,
       coalesce(data ->> 'City__c', '') as town, coalesce(data ->> 'SIRET__c', '') as siret,
       coalesce(data ->> 'Segmentation__c', '') as medal
     from outlets where ${where} and n_outlet > ${values.add(after)} order by n_outlet limit ${values.add(limit)}`,
    values.list,
  );
  return { rows, count: numbers.length };
}

/** How many outlets there are, without a medal, and not read since this time (null: not counted). */
export async function countOutlets(
  db: Db,
  unreadSince: Date | null,
): Promise<{ all: number; withoutMedal: number; unread: number }> {
  const { rows } = await db.query<{ all: number; withoutMedal: number; unread: number }>(
    `select (select count(*)::int from outlets) as all,
       (select count(*)::int from outlets where medal = '') as "withoutMedal",
       (select count(*)::int from outlets where $1::timestamptz is not null and (read_at is null or read_at < $1)) as unread`,
    [unreadSince],
  );
  return rows[0] ?? { all: 0, withoutMedal: 0, unread: 0 };
}

/** When outlets were last imported; null if never. */
export async function findLastImport(db: Db): Promise<string | null> {
  const { rows } = await db.query<{ at: string }>(
    `select at from content_changes where area = 'points-de-vente' and act = 'import' and import_id is null order by id desc limit 1`,
  );
  return rows[0]?.at ?? null;
}
