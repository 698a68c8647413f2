import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PROJECT_TYPES, type ProjectType, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { MANY_ROUND_TRIPS, ONGOING_STATUSES } from '@ardoise/domain/projects/standstill.ts';
import { BEFORE_SUBMISSION, isFinal, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { WorkStage } from '@ardoise/domain/projects/work-stages.ts';
import type { FigureList } from '@ardoise/domain/rules/figures.ts';
import { heldBy, type Party } from '@ardoise/domain/rules/holder.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { sqlList, type Values } from '../../../db/values.ts';
import { PROMISING } from '../../project/projects/deadline.ts';
import { scopeSql } from '../../project/projects/scope.repository.ts';
import { type SearchFilter, searchSql } from '../../project/search/search.repository.ts';
import { figureOrdersSql } from '../figures/figure-orders.repository.ts';
import { DELIVERED_DAY, DUE_DATE, type PartRows } from './list-order.ts';
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
  imprimeur?: string | undefined;
  deleted?: boolean | undefined;
  /** Due before this day, yyyy-MM-dd. */
  late?: string | undefined;
  /** Promised until this day, yyyy-MM-dd. */
  dueUntil?: string | undefined;
  work?: WorkStage | undefined;
  /** In no final status. */
  ongoing?: boolean | undefined;
  /** In their status since before this day, yyyy-MM-dd, none of them final. */
  stillSince?: string | undefined;
  /** With more round trips than the specification wants. */
  manyRoundTrips?: boolean | undefined;
  /** The party expected to act. */
  holder?: Party | undefined;
  /** Drafts of which head office was asked to arbitrate. */
  arbitration?: boolean | undefined;
  /** Drafts that were begun or signed without a network, with something to settle. */
  toSettle?: boolean | undefined;
  /** On their way, or delivered since this day, yyyy-MM-dd. */
  deliveriesSince?: string | undefined;
  /** What the actor prints; for head office what anybody prints. */
  printing?: boolean | undefined;
  /** What waits for the actor; everything for a role nothing waits for. */
  waiting?: boolean | undefined;
  /** The orders behind a figure, as of a day; null for what is none. */
  figure?: { list: FigureList | null; today: string } | undefined;
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
  imprimeur: 'imprimeur',
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
    ...(seesAll(actor) ? [] : [`p.imprimeur = ${values.add(nameInProjects(actor))}`]),
    ...(statut === undefined ? [`p.statut = any(${values.add(PRINT_STATUSES)}::text[])`] : []),
  ];
}

/**
 * By the types of a code: the indexes are on these. As a sub-query, of which the planner expects as many for one plan as
 * for another: by the array itself it would plan again at each call.
 */
function codeConditions({ typeProjet }: ListFilters, values: Values): string[] {
  if (typeProjet === undefined) return [];
  const types = PROJECT_TYPES.filter((type) => typeCodeOf(type) === typeProjet);
  return [`p.type = any(array(select unnest(${values.add(types)}::text[])))`];
}

/** Promised before that day. */
export function lateSql(late: string, values: Values): string {
  return `p.echeance < ${values.add(late)}::date and p.statut = any(${values.add(PROMISING)}::text[])`;
}

/** Due before or until a day; names the statuses with a promise explicitly so that partial indexes apply. */
function dueConditions({ late, dueUntil }: ListFilters, values: Values): string[] {
  return [
    ...(late === undefined ? [] : [lateSql(late, values)]),
    ...(dueUntil === undefined
      ? []
      : [`p.statut = any(${values.add(PROMISING)}::text[])`, `p.echeance <= ${values.add(dueUntil)}::date`]),
  ];
}

/** Since before midnight in Paris of that day, in a status that is not final. */
export function stillSql(stillSince: string, values: Values): string {
  return `(p.statut = any(${values.add(ONGOING_STATUSES)}::text[]) and p.t_statut < (${values.add(stillSince)}::date::timestamp at time zone 'Europe/Paris'))`;
}

/** Above the limit of round trips. */
export const MANY_TRIPS_SQL = `p.nb_ar_agence > ${MANY_ROUND_TRIPS}`;

/** The party expected to act: an order of each support in one of its statuses. */
export function holderSql(holder: Party, values: Values): string {
  const held = heldBy(holder).map(
    ({ types, statuts }) =>
      `(p.type = any(${values.add(types)}::text[]) and p.statut = any(${values.add(statuts)}::text[]))`,
  );
  return `(${held.join(' or ')})`;
}

/** Asked since the project entered its present status: a request is over once the project moves on. */
export const ARBITRATION_SQL = `(p.statut in ${sqlList(BEFORE_SUBMISSION)} and exists (
    select 1 from arbitrations a where a.project_id = p.id and a.t_creation >= p.t_statut))`;

/** Delivered, and not finished: their pose is to come. */
const TO_POSE: readonly Status[] = STAGES.delivered.filter((statut) => !isFinal(statut));

/**
 * From the print shop on until it is posed, or delivered since that day. Entered since then is changed since then: a
 * redundant condition, of which there is an index.
 */
function deliveriesSql(since: string, values: Values): string {
  const day = `${values.add(since)}::date`;
  const midnight = `(${day}::timestamp at time zone 'Europe/Paris')`;
  return `(${isIn('inPrint')} or ${isIn('printed')} or (p.statut in ${sqlList(TO_POSE)} and p.t_pose is not null)
    or (${isIn('delivered')} and p.t_update >= ${midnight} and p.t_statut >= ${midnight} and ${DELIVERED_DAY} >= ${day}))`;
}

/** Filters of those who steer: ongoing, standing still, returned too often, waiting for a party or a decision. */
function steeringConditions(filters: ListFilters, values: Values): string[] {
  const { ongoing, stillSince, manyRoundTrips, holder, arbitration, toSettle, deliveriesSince } = filters;
  return [
    ...(ongoing === true ? [`p.statut = any(${values.add(ONGOING_STATUSES)}::text[])`] : []),
    ...(stillSince === undefined ? [] : [stillSql(stillSince, values)]),
    ...(manyRoundTrips === true ? [MANY_TRIPS_SQL] : []),
    ...(holder === undefined ? [] : [holderSql(holder, values)]),
    ...(arbitration === true ? [ARBITRATION_SQL] : []),
    // Drafts alone have any: few, and their status has an index.
    ...(toSettle === true ? [`${isIn('draft')} and p.a_regulariser <> '{}'`] : []),
    ...(deliveriesSince === undefined ? [] : [deliveriesSql(deliveriesSince, values)]),
  ];
}

/** Whether one of these filters is set: no index has their order, so that entire rows are read. */
export function isSteered({
  ongoing,
  stillSince,
  manyRoundTrips,
  holder,
  arbitration,
  toSettle,
  figure,
  deliveriesSince,
}: ListFilters): boolean {
  return (
    ongoing === true ||
    manyRoundTrips === true ||
    arbitration === true ||
    toSettle === true ||
    stillSince !== undefined ||
    holder !== undefined ||
    deliveriesSince !== undefined ||
    figure !== undefined
  );
}

/** The status of each stage of the work, and its condition there (migration 0006). */
const WORK_SQL: Record<WorkStage, string> = {
  corrections: `${isIn('atAgency')} and p.proof_version > 0 and not p.proof_fresh`,
  prets: `(${isIn('atAgency')} and p.proof_fresh or ${isIn('inExecution')} and p.execution_fresh)`,
  signer: `${isIn('draft')} and p.wizard_complete`,
  commences: `${isIn('draft')} and not p.wizard_complete`,
};

function isIn(stage: keyof typeof STAGES): string {
  return `p.statut in ${sqlList(STAGES[stage])}`;
}

/** The statuses in which something may wait for a role, possibly only some of their projects. */
export function waitingStatuses({ role }: Actor): readonly Status[] {
  return waitingFor(role).flatMap(({ statuts }) => statuts);
}

/** Whether only what waits for the actor is listed, by a filter or as a part of the list. */
export function listsWaiting({ role }: Actor, { only, waiting }: ListFilters): boolean {
  return (waiting === true || only === 'waiting') && waitingFor(role).length > 0;
}

/** The rows of one part of a list, or of what waits. */
export function partConditions(actor: Actor, filters: ListFilters, values: Values): string[] {
  const { only } = filters;
  const dated = { dated: [`${DUE_DATE} < 'infinity'`], undated: [`${DUE_DATE} = 'infinity'`] };
  const ofPart = only === 'dated' || only === 'undated' ? dated[only] : [];
  const waiting = listsWaiting(actor, filters) || only === 'others' ? waitingSql(actor, values) : null;
  if (waiting === null) return ofPart;
  return [...ofPart, only === 'others' ? `${waiting} is not true` : waiting];
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
    ...dueConditions(filters, values),
    ...(filters.work === undefined ? [] : [WORK_SQL[filters.work]]),
    ...steeringConditions(filters, values),
    // Redundant condition on the status: lets an index scan read only these statuses.
    ...(listsWaiting(actor, filters)
      ? [`p.statut = any(${values.add(waitingStatuses(actor))}::text[])`]
      : []),
    ...partConditions(actor, filters, values),
    ...(filters.figure === undefined
      ? []
      : [figureOrdersSql(actor, filters.figure.list, filters.figure.today, values)]),
    ...(filters.recherche === undefined ? [] : [searchSql(filters.recherche, actor, values)]),
  ];
}
