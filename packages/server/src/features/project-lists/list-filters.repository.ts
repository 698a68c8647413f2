import { typeCodeOf } from '@ardoise/domain/kinds/kind-facts.ts';
import { PROJECT_TYPES, type ProjectType, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SCOPES } from '@ardoise/domain/projects/scopes.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { waitingFor } from '@ardoise/domain/projects/waiting.ts';
import { PROMISING } from '../projects/deadline.ts';
import { scopeSql, type Values } from '../projects/scope.repository.ts';
import { type SearchFilter, searchSql } from '../search/search.repository.ts';
import { DUE_DATE, type PartRows } from './list-order.ts';
import { waitingSql } from './waiting.repository.ts';

export interface ListFilters {
  statut?: Status | undefined;
  typeProjet?: TypeCode | undefined;
  support?: ProjectType | undefined;
  /** The search; null where the text contains no word, which matches nothing. */
  recherche?: SearchFilter | null | undefined;
  /** Usernames. */
  dc?: string | undefined;
  mdv?: string | undefined;
  smhf?: string | undefined;
  agence?: string | undefined;
  deleted?: boolean | undefined;
  /** Due before this day, yyyy-MM-dd. */
  late?: string | undefined;
  /** What the actor prints; for head office what anybody prints. */
  printing?: boolean | undefined;
  /** One part of a list with several. */
  only?: PartRows | undefined;
}

/** Column of each filter. */
const FILTERED = {
  statut: 'statut',
  support: 'type',
  dc: 'dc',
  mdv: 'mdv',
  smhf: 'smhf',
  agence: 'agence',
} as const satisfies Partial<Record<keyof ListFilters, string>>;

/** Whether every project is in this actor's scope. */
export function seesAll({ role }: Actor): boolean {
  return SCOPES[role].length === 0;
}

/** A printer's view: what they are to print and to deliver, unless a status filter is set. */
function printingConditions(actor: Actor, { printing, statut }: ListFilters, values: Values): string[] {
  if (printing !== true) return [];
  return [
    'p.entered_impression',
    ...(seesAll(actor) ? [] : [`p.imprimeur = ${values.add(actor.name)}`]),
    ...(statut === undefined ? [`p.statut = any(${values.add(PRINT_STATUSES)}::text[])`] : []),
  ];
}

/** By the types of a code: the indexes are on these. */
function codeConditions({ typeProjet }: ListFilters, values: Values): string[] {
  if (typeProjet === undefined) return [];
  const types = PROJECT_TYPES.filter((type) => typeCodeOf(type) === typeProjet);
  return [`p.type = any(${values.add(types)}::text[])`];
}

/** Due before that day; names the statuses with a promise explicitly so that partial indexes apply. */
function lateConditions({ late }: ListFilters, values: Values): string[] {
  if (late === undefined) return [];
  return [`p.statut = any(${values.add(PROMISING)}::text[])`, `p.echeance < ${values.add(late)}::date`];
}

/** The statuses in which something may wait for a role, possibly only some of their projects. */
export function waitingStatuses({ role }: Actor): readonly Status[] {
  return waitingFor(role).flatMap(({ statuts }) => statuts);
}

/** The rows of one part of a list. */
export function partConditions(actor: Actor, { only }: ListFilters, values: Values): string[] {
  if (only === 'dated') return [`${DUE_DATE} < 'infinity'`];
  if (only === 'undated') return [`${DUE_DATE} = 'infinity'`];
  const waiting = only === undefined ? null : waitingSql(actor, values);
  if (waiting === null) return [];
  return only === 'waiting' ? [waiting] : [`${waiting} is not true`];
}

/** SQL conditions on `projects p`: not deleted, in the actor's scope, and matching the filters. */
export function conditionsOf(actor: Actor, filters: ListFilters, values: Values): string[] {
  const alive =
    filters.deleted === true ? "p.deleted_at > now() - interval '30 days'" : 'p.deleted_at is null';
  return [
    alive,
    scopeSql(actor, values),
    // No order with a pose has a client's account: the condition lets installers use the index of clients.
    ...(actor.role === 'installateur' ? ['p.client_uid is null'] : []),
    ...printingConditions(actor, filters, values),
    ...Object.entries(FILTERED).flatMap(([name, column]) => {
      const value = filters[name as keyof typeof FILTERED];
      return value === undefined ? [] : [`p.${column} = ${values.add(value)}`];
    }),
    ...codeConditions(filters, values),
    ...lateConditions(filters, values),
    // Redundant condition on the status: lets an index scan read only these statuses.
    ...(filters.only === 'waiting' ? [`p.statut = any(${values.add(waitingStatuses(actor))}::text[])`] : []),
    ...partConditions(actor, filters, values),
    ...(filters.recherche === undefined ? [] : [searchSql(filters.recherche, actor, values)]),
  ];
}
