import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { ownedWhere, type PieceReader, readsAll } from './piece-filter.repository.ts';

/** A name of the catalogues, with the pieces of the scope that show it. */
export interface CountedTerm {
  term: string;
  nature: string;
  name: string;
  pieces: number;
}

const MOST_OF_NATURE = 5;

/** Words of a search as a query of their first letters; the caller has checked that there is one. */
const PREFIXES = (given: string) =>
  `(select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(string_to_array(search_text(${given}), ' ')) word where word <> '')`;

/** Names whose words begin like these, with what shows them; most pieces first, a few of each nature. */
export async function findTerms(db: Db, actor: Actor, asked: string): Promise<CountedTerm[]> {
  const values = new Values(asked);
  const { rows } = await db.query<CountedTerm>(
    `select term, nature, name, pieces from (
       select t.term, t.nature, t.name, s.pieces, row_number() over (partition by t.nature order by s.pieces desc, t.name) as place
       from piece_terms t cross join lateral (
         select sum(s.n)::int as pieces from piece_sums s where s.term = t.term and ${ownedWhere(actor, 's', values)}) s
       where t.words @@ ${PREFIXES('$1')} and s.pieces > 0) found
     where place <= ${MOST_OF_NATURE} order by pieces desc, name`,
    values.list,
  );
  return rows;
}

/** The names of terms of the catalogues. */
export async function namesOfTerms(db: Db, terms: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ term: string; name: string }>(
    'select term, name from piece_terms where term = any($1::text[])',
    [terms],
  );
  return new Map(rows.map(({ term, name }) => [term, name]));
}

/** The stems of each of these texts, as pieces have them. */
export async function stemsOf(db: Db, texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return [];
  const { rows } = await db.query<{ stems: string[] }>(
    `select array(select 'mot:' || stem from unnest(search_stems(said)) stem) as stems
     from unnest($1::text[]) with ordinality asked (said, place) order by place`,
    [texts],
  );
  return rows.map(({ stems }) => stems);
}

/** Everything at outlets of the scope. For who reads all there is one sum of each outlet (migration 0087). */
export async function readSums(db: Db, actor: Actor): Promise<{ pieces: number; points: number }> {
  const values = new Values();
  const own = ownedWhere(actor, 's', values);
  const points = readsAll(actor)
    ? `select count(*)::int from piece_sums s where s.term >= 'lieu:' and s.term < 'lieu;' and s.n > 0`
    : `select count(*)::int from (
         select s.term from piece_sums s where s.term >= 'pdv:' and s.term < 'pdv;' and ${own} group by 1 having sum(s.n) > 0) outlets`;
  const { rows } = await db.query<{ pieces: number; points: number }>(
    `select (select coalesce(sum(s.n), 0)::int from piece_sums s where s.term = '' and ${own}) as pieces, (${points}) as points`,
    values.list,
  );
  return rows[0] ?? { pieces: 0, points: 0 };
}

/** How many pieces these outlets have in scope, and their names; those without any are left out. */
export async function countOutlets(
  db: Db,
  actor: PieceReader,
  outlets: readonly string[],
): Promise<{ nOutlet: string; outlet: string; ville: string; pieces: number }[]> {
  if (outlets.length === 0) return [];
  const values = new Values(outlets);
  const { rows } = await db.query<{ nOutlet: string; outlet: string; ville: string; pieces: number }>(
    `select p.n_outlet as "nOutlet", max(p.outlet) as outlet, max(p.ville) as ville, count(*) filter (where p.there)::int as pieces
     from pieces p where p.n_outlet = any($1::text[]) and ${ownedWhere(actor, 'p', values)} group by 1`,
    values.list,
  );
  return rows;
}

/** The delegates of what is at outlets of the scope. */
export async function listDelegates(db: Db, actor: Actor): Promise<string[]> {
  const values = new Values();
  const { rows } = await db.query<{ dc: string }>(
    `select distinct s.dc from piece_sums s where s.term = '' and ${ownedWhere(actor, 's', values)}`,
    values.list,
  );
  return rows.map(({ dc }) => dc);
}

const MOST_QUESTIONS = 20;

/** Outlets of the scope where a piece asks what it replaces. */
export async function listQuestions(db: Db, actor: Actor): Promise<{ nOutlet: string; point: string }[]> {
  const values = new Values();
  const { rows } = await db.query<{ nOutlet: string; point: string }>(
    `select p.n_outlet as "nOutlet", max(p.outlet) as point from pieces p where p.asks and ${ownedWhere(actor, 'p', values)}
     group by 1 order by 2 limit ${MOST_QUESTIONS}`,
    values.list,
  );
  return rows;
}

/** When the last order was counted; null while orders from before are filled in. */
export async function readCountedAt(db: Db): Promise<string | null> {
  const { rows } = await db.query<{ at: string | null }>(
    `select case when exists (select from background_fills where name = 'pieces') then null else complete_at end as at from pieces_state`,
  );
  return rows[0]?.at ?? null;
}
