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
  /** What is looked for; null where the text holds no word, which nothing fits. */
  recherche?: SearchFilter | null | undefined;
  /** Usernames. */
  dc?: string | undefined;
  mdv?: string | undefined;
  smhf?: string | undefined;
  agence?: string | undefined;
  deleted?: boolean | undefined;
  /** Those that were due before this day, yyyy-MM-dd. */
  late?: string | undefined;
  /** What the actor prints; for head office what anybody prints. */
  printing?: boolean | undefined;
  /** Of a list whose parts follow each other. */
  only?: PartRows | undefined;
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

/** Due before that day; the statuses that promise something are named for the indexes' sake. */
function lateConditions({ late }: ListFilters, values: Values): string[] {
  if (late === undefined) return [];
  return [`p.statut = any(${values.add(PROMISING)}::text[])`, `p.echeance < ${values.add(late)}::date`];
}

/** The statuses in which something may wait for a role, whether or not each project there does. */
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
    // Before the rest of what it asks for: an index then reads these statuses alone.
    ...(filters.only === 'waiting' ? [`p.statut = any(${values.add(waitingStatuses(actor))}::text[])`] : []),
    ...partConditions(actor, filters, values),
    ...(filters.recherche === undefined ? [] : [searchSql(filters.recherche, actor, values)]),
  ];
}
