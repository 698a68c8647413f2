import type { Arriving } from '@ardoise/domain/projects/arrival.ts';
import type { ProjectType, TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';

import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { scopeSql } from '../projects/scope.repository.ts';
import type { Reading } from './lookup.ts';

/** Maximum number of words of a query: each costs an index lookup. */
const MOST_WORDS = 10;

/** Maximum number of prefix matches that are expanded. */
export const MOST_BEGUN = 32;

/** A normalised word of the query, and its stem in comments: empty for a stop word. */
export interface AskedWord {
  word: string;
  stems: string[];
  /** Words of names and towns with this prefix, itself included; one more than MOST_BEGUN where there are more. */
  begun: string[];
}

export async function readAskedWords(db: Db, text: string): Promise<AskedWord[]> {
  const { rows } = await db.query<AskedWord>(
    prepared(
      `select word, search_stems(word) as stems, array(
         (select known.word from search_words_by_gap known
          where known.gap >= asked.word collate "C" and known.gap < asked.word || U&'\\FFFF' and known.gap = known.word limit ${MOST_BEGUN + 1})
         union select fresh.word from search_new_words fresh
          where fresh.word >= asked.word collate "C" and fresh.word < asked.word || U&'\\FFFF') as begun
       from (select word, min(place) as place from unnest(string_to_array(search_text($1), ' ')) with ordinality asked (word, place)
         where trim(word, '_') <> '' group by word) asked
       order by place limit ${MOST_WORDS}`,
      [text],
    ),
  );
  return rows;
}

/** Known words that share all letters but one with each of these. */
export async function readNearWords(
  db: Db,
  words: readonly string[],
): Promise<{ asked: string; near: string[] }[]> {
  const { rows } = await db.query<{ asked: string; near: string[] }>(
    prepared(
      `select asked, array(
         select distinct known.word from search_words_by_gap known where known.gap = any(array(select search_gaps(asked)))) as near
       from unnest($1::text[]) asked`,
      [words],
    ),
  );
  return rows;
}

export interface SearchedPerson {
  name: string;
  role: 'dc' | 'agence';
  shown: string;
}

export async function readSearchedPeople(db: Db): Promise<SearchedPerson[]> {
  const { rows } = await db.query<SearchedPerson>(
    "select name, role, trim(prenom || ' ' || nom) as shown from users where role in ('dc', 'agence') and organisation is null",
  );
  return rows;
}

/** The most frequent words with their share of projects, and the number of projects, from ANALYZE's statistics. */
export async function readFrequentWords(
  db: Db,
): Promise<{ projects: number; frequent: Map<string, number> }> {
  const { rows } = await db.query<{ words: string[] | null; shares: number[] | null; projects: number }>(
    `select most_common_elems::text::text[] as words, most_common_elem_freqs as shares,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'project_search'::regclass) as projects
     from (select 1) one left join pg_stats on schemaname = current_schema() and tablename = 'project_search' and attname = 'words'`,
  );
  const { words, shares, projects = 0 } = rows[0] ?? {};
  return { projects, frequent: new Map((words ?? []).map((word, index) => [word, shares?.[index] ?? 0])) };
}

/**
 * A condition on `words`, opaque to the planner: it would prefer a sequential scan for frequent words, and would plan
 * each search again, which takes as long as executing it.
 */
function holds(words: string, tsquery: string, values: Values): string {
  return `${words} @@ (select ${values.add(tsquery)}::tsquery)`;
}

/**
 * Where to search: all projects, or the few of this scope condition, materialised first. A client searches their own
 * comments only, which are not indexed separately.
 */
function source(actor: Actor, few: string | null, values: Values): string {
  if (few === null) return 'project_search';
  const known = `(select id, words from project_search where ${holds('words', few, values)} offset 0)`;
  if (actor.role !== 'client') return known;
  return `(select known.id,
      array_to_tsvector(array(select lexeme from unnest(tsvector_to_array(known.words)) lexeme where lexeme not like 't:%'))
        || search_comment(coalesce((select string_agg(h.comment, ' ') from project_history h
          where h.project_id = known.id and is_searched(h) and h.resp = ${values.add(actor.name)}), '')) as words
    from ${known} known)`;
}

/** Rank of a match: outlet's name, exact elsewhere, prefix; then the rest. */
export type Ranking = readonly [named: string, exact: string, begun: string];

function rankSql(ranking: Ranking, values: Values): string {
  const [named, exact, begun] = ranking.map((reading) => `s.words @@ ${values.add(reading)}::tsquery`);
  return `case when ${named} then 1 when ${exact} then 2 when ${begun} then 3 else 4 end`;
}

/** A reading as conditions on `s`; `is true` keeps row filters out of the index scan. */
function readingSql({ inIndex, onRows }: Reading, values: Values): string {
  const conditions = inIndex.map((words) => holds('s.words', words, values));
  if (onRows !== null) conditions.push(`(${holds('s.words', onRows, values)}) is true`);
  return conditions.join(' and ');
}

/**
 * The matches of a reading in a scope, by rank and then newest first: for selective readings, since all matches are
 * ranked.
 */
export async function findRanked(
  db: Db,
  actor: Actor,
  reading: Reading,
  ranking: Ranking,
  few: string | null,
  limit: number,
): Promise<string[]> {
  const values = new Values();
  const text = `with found as materialized (
      select s.id, ${rankSql(ranking, values)} as rank
      from ${source(actor, few, values)} s where ${readingSql(reading, values)})
    select f.id from (select id, rank from found order by rank, id desc) f join projects p on p.id = f.id
    where p.deleted_at is null and ${scopeSql(actor, values)}
    order by f.rank, f.id desc limit ${values.add(limit)}`;
  const { rows } = await db.query<{ id: string }>(prepared(text, values.list));
  return rows.map(({ id }) => id);
}

/** The same among the `newest` projects only: for unselective readings, of which few matches are wanted. */
export async function findAmongNewest(
  db: Db,
  actor: Actor,
  reading: string,
  ranking: Ranking,
  newest: number,
  limit: number,
): Promise<string[]> {
  const values = new Values();
  const text = `with found as materialized (
      select s.id, ${rankSql(ranking, values)} as rank
      from (select id, words from project_search order by id desc limit ${values.add(newest)}) s
      where ${holds('s.words', reading, values)})
    select f.id from (select id, rank from found order by rank, id desc) f join projects p on p.id = f.id
    where p.deleted_at is null and ${scopeSql(actor, values)}
    order by f.rank, f.id desc limit ${values.add(limit)}`;
  const { rows } = await db.query<{ id: string }>(prepared(text, values.list));
  return rows.map(({ id }) => id);
}

/** A list's search filter: a reading, over all projects or the few of a scope. */
export interface SearchFilter {
  reading: Reading;
  /** The same as one condition on a row. */
  onRow: string;
  few: string | null;
  /** So many matches that a page is better read in its own order, filtering row by row until it is full. */
  many: boolean;
}

/** A search filter as a condition on one row of `projects p`, for ordered reads that stop early. */
export function searchRowSql({ onRow }: SearchFilter, values: Values): string {
  return `(select s.words @@ ${values.add(onRow)}::tsquery from project_search s where s.id = p.id)`;
}

/** A search filter as a condition on `projects p`; null is a text without words, which matches nothing. */
export function searchSql(filter: SearchFilter | null, actor: Actor, values: Values): string {
  if (filter === null) return 'false';
  const words = source(actor, filter.few, values);
  // As an array, so that the planner expects few rows and reads them by id.
  return `p.id = any(array(select s.id from ${words} s where ${readingSql(filter.reading, values)}))`;
}

/** Columns of a hit. */
export interface HitRow extends Arriving {
  id: string;
  name_projet: string;
  n_outlet: string;
  num_projet: string;
  ville: string;
  client_name: string;
  type: ProjectType;
  type_projet: TypeCode;
  dc: string;
  agence: string | null;
  t_update: string;
}

/** These projects, in this order. */
export async function readHits(db: Db, ids: readonly string[]): Promise<HitRow[]> {
  const { rows } = await db.query<HitRow>(
    prepared(
      `select p.id, p.name_projet, p.n_outlet, p.num_projet, p.ville, p.client_name, p.type, p.type_projet, p.statut, p.dc, p.agence, p.t_update,
         p.t_statut, p.has_pose, p.t_pose, p.promised_on, p.shipped_on, p.delivered_on
       from unnest($1::text[]) with ordinality wanted (id, place) join projects p using (id) order by place`,
      [ids],
    ),
  );
  return rows;
}

/** By project, the newest matching comment; a client reads their own only. */
export async function readCommentsSaying(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  saying: string,
): Promise<{ id: string; comment: string }[]> {
  const values = new Values(ids, saying);
  const own = actor.role === 'client' ? `and h.resp = ${values.add(actor.name)}` : '';
  const { rows } = await db.query<{ id: string; comment: string }>(
    prepared(
      `select distinct on (h.project_id) h.project_id as id, h.comment from project_history h
       where h.project_id = any($1::text[]) and is_searched(h) and search_comment(h.comment) @@ $2::tsquery ${own}
       order by h.project_id, h.id desc`,
      values.list,
    ),
  );
  return rows;
}

/** Normalised words with their stems. */
export async function readStems(
  db: Db,
  words: readonly string[],
): Promise<Pick<AskedWord, 'word' | 'stems'>[]> {
  if (words.length === 0) return [];
  const { rows } = await db.query<Pick<AskedWord, 'word' | 'stems'>>(
    prepared('select word, search_stems(word) as stems from unnest($1::text[]) word', [words]),
  );
  return rows;
}
