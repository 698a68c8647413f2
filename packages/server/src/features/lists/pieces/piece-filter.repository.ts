import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
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

/** Of `pieces p`, as its index has it. */
const FACETS = 'piece_facets(p.terms, p.words, p.dc, p.mdv, p.smhf, p.there, p.type, p.n_outlet, p.readable)';
/** The same where another index gives the order: rows are then read one by one. */
const FACETS_OF_ROW = `array_cat(${FACETS}, '{}')`;

/** Whose pieces a role reads (domain/rules/scopes.ts): columns and usernames; none for those who read all. */
function ownersOf(actor: Actor): { column: string; names: readonly string[] }[] {
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

/**
 * A condition on `pieces p`, by the index of facets, or row by row. The arrays are opaque to the planner: it would prefer to
 * read everything for frequent ones.
 */
export function piecesWhere(
  actor: Actor,
  filter: PieceFilter,
  values: Values,
  by: 'index' | 'row' = 'index',
): string {
  const column = by === 'index' ? FACETS : FACETS_OF_ROW;
  const owners = ownersOf(actor);
  const single = owners.flatMap((owner) =>
    owner.names.length === 1 ? [`${owner.column}:${owner.names[0]}`] : [],
  );
  const all = [...facetsOf(filter), ...single];
  return [
    'true',
    ...(all.length === 0 ? [] : [`${column} @> (select ${values.add(all)}::text[])`]),
    ...owners
      .filter(({ names }) => names.length !== 1)
      .map(
        (owner) =>
          `${column} && (select ${values.add(owner.names.map((name) => `${owner.column}:${name}`))}::text[])`,
      ),
  ].join(' and ');
}

/** The same of a table with the columns dc, mdv and smhf. */
export function ownedWhere(actor: Actor, table: string, values: Values): string {
  return [
    'true',
    ...ownersOf(actor).map(({ column, names }) =>
      names.length === 1
        ? `${table}.${column} = ${values.add(names[0])}`
        : `${table}.${column} = any(${values.add(names)}::text[])`,
    ),
  ].join(' and ');
}
