import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { natureOf, subjectOf } from '@ardoise/domain/rules/piece-terms.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import type { Values } from '../../../db/values.ts';

/** What is asked of pieces; `facets`: what all of them have (migration 0081). */
export interface PieceFilter {
  facets: readonly string[];
  there?: boolean | undefined;
  type?: ProjectType | undefined;
  readable?: boolean | undefined;
  dc?: string | undefined;
}

/** Whose pieces are asked for: what of a caller their scope depends on. */
export type PieceReader = Pick<Actor, 'name' | 'role' | 'organisation' | 'standsFor'>;

/** Of `pieces p`, as its index has it. */
const FACETS = 'piece_facets(p.terms, p.words, p.dc, p.mdv, p.smhf, p.there, p.type, p.n_outlet, p.readable)';
/** Whose pieces a role reads (domain/rules/scopes.ts): columns and usernames; none for those who read all. */
function ownersOf(actor: PieceReader): { column: string; names: readonly string[] }[] {
  return SCOPES[actor.role].flatMap((condition) =>
    'is' in condition && condition.is === 'username'
      ? [{ column: condition.column, names: namesOf(actor) }]
      : [],
  );
}

function facetsOf({ facets, there, type, readable, dc }: PieceFilter): string[] {
  return [
    ...facets,
    ...(there === undefined ? [] : [there ? 'etat:la' : 'etat:partie']),
    ...(type === undefined ? [] : [`type:${type}`]),
    ...(readable === undefined ? [] : [readable ? 'texte:oui' : 'texte:non']),
    ...(dc === undefined ? [] : [`dc:${dc}`]),
  ];
}

/** Whether a role reads the pieces of everybody. */
export const readsAll = (actor: PieceReader): boolean => ownersOf(actor).length === 0;

/**
 * The terms of which there are sums, '' for everything there, and whether nothing else is asked; null where what is asked is
 * not of those there.
 */
export function summedOf({
  facets,
  there,
  type,
  readable,
}: PieceFilter): { terms: readonly string[]; exact: boolean } | null {
  if (there !== true) return null;
  const terms = facets.filter((facet) => natureOf(facet) !== 'mot');
  const exact =
    facets.length < 2 && terms.length === facets.length && type === undefined && readable === undefined;
  return { terms: terms.length === 0 ? [''] : terms, exact };
}

/** A condition on `pieces p` by its columns: for rows that are read anyway. */
export function rowWhere(actor: PieceReader, filter: PieceFilter, values: Values): string {
  const { facets, there, type, readable, dc } = filter;
  const stems = facets.filter((facet) => natureOf(facet) === 'mot');
  const outlets = facets.filter((facet) => natureOf(facet) === 'pdv');
  const terms = facets.filter((facet) => !stems.includes(facet) && !outlets.includes(facet));
  return [
    ownedWhere(actor, 'p', values),
    ...(there === undefined ? [] : [there ? 'p.there' : 'not p.there']),
    ...(type === undefined ? [] : [`p.type = ${values.add(type)}`]),
    ...(readable === undefined ? [] : [readable ? 'p.readable' : 'not p.readable']),
    ...(dc === undefined ? [] : [`p.dc = ${values.add(dc)}`]),
    ...outlets.map((outlet) => `p.n_outlet = ${values.add(subjectOf(outlet))}`),
    ...(terms.length === 0 ? [] : [`p.terms @> ${values.add(terms)}::text[]`]),
    ...(stems.length === 0 ? [] : [`tsvector_to_array(p.words) @> ${values.add(stems)}::text[]`]),
  ].join(' and ');
}

/** A condition on `pieces p` by the index of facets. The arrays are opaque to the planner: it would read everything for frequent ones. */
export function piecesWhere(actor: PieceReader, filter: PieceFilter, values: Values): string {
  const owners = ownersOf(actor);
  const single = owners.flatMap((owner) =>
    owner.names.length === 1 ? [`${owner.column}:${owner.names[0]}`] : [],
  );
  const all = [...facetsOf(filter), ...single];
  return [
    'true',
    ...(all.length === 0 ? [] : [`${FACETS} @> (select ${values.add(all)}::text[])`]),
    ...owners
      .filter(({ names }) => names.length !== 1)
      .map(
        (owner) =>
          `${FACETS} && (select ${values.add(owner.names.map((name) => `${owner.column}:${name}`))}::text[])`,
      ),
  ].join(' and ');
}

/** The same of a table with the columns dc, mdv and smhf. */
export function ownedWhere(actor: PieceReader, table: string, values: Values): string {
  return [
    'true',
    ...ownersOf(actor).map(({ column, names }) =>
      names.length === 1
        ? `${table}.${column} = ${values.add(names[0])}`
        : `${table}.${column} = any(${values.add(names)}::text[])`,
    ),
  ].join(' and ');
}
