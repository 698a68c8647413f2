import { PROJECT_TYPES, typeCodeOf } from '@ardoise/domain/projects/kinds.ts';
import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SCOPES } from '@ardoise/domain/projects/scopes.ts';
import { type SearchFilter, searchSql } from '../search/search.repository.ts';
import { scopeSql, type Values } from './scope.repository.ts';

export interface ListFilters {
  statut?: string | undefined;
  typeProjet?: string | undefined;
  support?: string | undefined;
  /** What is looked for; null where the text holds no word, which nothing fits. */
  recherche?: SearchFilter | null | undefined;
  /** Usernames. */
  dc?: string | undefined;
  mdv?: string | undefined;
  smhf?: string | undefined;
  agence?: string | undefined;
  deleted?: boolean | undefined;
  /** Those whose promised day is over, by status: clocks that started on this day of Paris or before. */
  late?: readonly { statut: string; day: string }[] | undefined;
  /** What the actor prints; for head office what anybody prints. */
  printing?: boolean | undefined;
}

/** Columns that hold what a filter names. */
const FILTERED = {
  statut: 'statut',
  support: 'type',
  dc: 'dc',
  mdv: 'mdv',
  smhf: 'smhf',
  agence: 'agence',
} as const satisfies Partial<Record<keyof ListFilters, string>>;

/** Whether this actor's scope is every project. */
export function seesAll({ role }: Actor): boolean {
  return SCOPES[role].length === 0;
}

/** A printer's bench: what they are to print and to deliver, unless another status is asked for. */
function printingConditions(actor: Actor, { printing, statut }: ListFilters, values: Values): string[] {
  if (printing !== true) return [];
  return [
    'p.entered_impression',
    ...(seesAll(actor) ? [] : [`p.imprimeur = ${values.add(actor.name)}`]),
    ...(statut === undefined ? [`p.statut = any(${values.add(PRINT_STATUSES)}::text[])`] : []),
  ];
}

/** By the types that a code stands for: indexes hold those. */
function codeConditions({ typeProjet }: ListFilters, values: Values): string[] {
  if (typeProjet === undefined) return [];
  const types = PROJECT_TYPES.filter((type) => typeCodeOf(type) === typeProjet);
  return [`p.type = any(${values.add(types)}::text[])`];
}

/** A clock that started on that day or before, in a status that promises something. */
function lateConditions({ late }: ListFilters, values: Values): string[] {
  if (late === undefined) return [];
  const each = late.map(
    ({ statut, day }) =>
      `(p.statut = ${values.add(statut)} and p.clock_from < (${values.add(day)}::date + 1)::timestamp at time zone 'Europe/Paris')`,
  );
  return [`(${each.join(' or ')})`];
}

/** What rows of `projects p` fulfil: alive, in the actor's scope, and let through by the filters. */
export function conditionsOf(actor: Actor, filters: ListFilters, values: Values): string[] {
  const alive =
    filters.deleted === true ? "p.deleted_at > now() - interval '30 days'" : 'p.deleted_at is null';
  return [
    alive,
    scopeSql(actor, values),
    // No order with a pose has a client's account: saying so gives installers the index they share with clients.
    ...(actor.role === 'installateur' ? ['p.client_uid is null'] : []),
    ...printingConditions(actor, filters, values),
    ...Object.entries(FILTERED).flatMap(([name, column]) => {
      const value = filters[name as keyof typeof FILTERED];
      return value === undefined ? [] : [`p.${column} = ${values.add(value)}`];
    }),
    ...codeConditions(filters, values),
    ...lateConditions(filters, values),
    ...(filters.recherche === undefined ? [] : [searchSql(filters.recherche, actor, values)]),
  ];
}
