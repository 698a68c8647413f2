import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Period } from '@ardoise/domain/rules/figure-period.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import type { Values } from '../../../db/values.ts';
import { DAY_COLUMNS, daysOfEvents, OPEN } from './figure-sums.repository.ts';

/** Filters of figures: people by username. */
export interface FigureFilters {
  type?: string | undefined;
  agence?: string | undefined;
  smhf?: string | undefined;
}

/** The periods of a reading; `before` is null without a comparison. */
export interface Periods {
  present: Period;
  before: Period | null;
}

/** Of `figure_events e`: whose work it is, by the reader's role (domain/rules/scopes.ts), still theirs or not. */
export function ownersOf(actor: Actor, values: Values): string[] {
  return SCOPES[actor.role].flatMap((condition) =>
    'is' in condition && condition.is === 'username'
      ? [`e.${condition.column} = any(${values.add(namesOf(actor))}::text[])`]
      : [],
  );
}

/** Of a promise, in either source: it fell due, by today. */
export function dueSql(today: string, values: Values): string {
  return `(e.day < ${values.add(today)}::date or not e.open)`;
}

/** Of promises: an agency reads those that it gave; whoever steers reads everybody's. */
export function readPromises(actor: Actor, values: Values): string {
  return actor.role === 'agence' ? `e.promiser = any(${values.add(namesOf(actor))}::text[])` : 'true';
}

/** What the reader's own lists show today: not deleted, still theirs, in a status that they see. */
function stillListed(actor: Actor, values: Values): string[] {
  return [
    'not e.gone',
    ...SCOPES[actor.role].map((condition) => {
      if ('notIn' in condition)
        return `not exists (select from projects hidden where hidden.id = e.project_id
          and hidden.statut = any(${values.add(condition.notIn)}::text[]))`;
      return `e.${condition.column}_kept`;
    }),
  ];
}

function filtered({ type, agence, smhf }: FigureFilters, values: Values): string[] {
  return Object.entries({ type, agence, smhf }).flatMap(([column, value]) =>
    value === undefined ? [] : [`e.${column} = ${values.add(value)}`],
  );
}

/** Of `figure_events e`: what counts for a reader (specification/figures.md#who-reads-what). */
export function countedConditions(actor: Actor, filters: FigureFilters, values: Values): string {
  return [...ownersOf(actor, values), ...stillListed(actor, values), ...filtered(filters, values)].join(
    ' and ',
  );
}

/** The same of what no longer does. */
export function uncountedConditions(actor: Actor, filters: FigureFilters, values: Values): string {
  return [
    ...ownersOf(actor, values),
    `not (${stillListed(actor, values).join(' and ')})`,
    ...filtered(filters, values),
  ].join(' and ');
}

/** Whether an event is of the present period, and that it is of one of the two. */
export function periodSql(
  { present, before }: Periods,
  values: Values,
): { isPresent: string; within: string } {
  const between = ({ du, au }: Period) => `e.day between ${values.add(du)}::date and ${values.add(au)}::date`;
  const isPresent = `(${between(present)})`;
  return { isPresent, within: before === null ? isPresent : `(${isPresent} or ${between(before)})` };
}

/** What is counted: each event, or sums by day (migration 0077). */
export interface FigureSource {
  /** SQL of `e`: the columns of `figure_events`, with `n` for how many it is, `kept`, `open` and the sum of `late`. */
  from: (values: Values) => string;
  conditions: (values: Values) => string;
}

/** Each event, with what a `FigureSource` says of it. */
export const EVENTS =
  '(select f.*, 1 as n, coalesce(f.done_on <= f.day, false) as kept, f.done_on is null as open from figure_events f) e';

export function eventsOf(actor: Actor, filters: FigureFilters): FigureSource {
  return { from: () => EVENTS, conditions: (values) => countedConditions(actor, filters, values) };
}

/** Whether the sums answer: they are by support and agency, of all orders. */
export function isSummed(actor: Actor, { smhf }: FigureFilters): boolean {
  const owned = SCOPES[actor.role].filter((condition) => 'is' in condition);
  return smhf === undefined && owned.every(({ column }) => column === 'agence');
}

/**
 * The events in the sums that a reader's lists do not show today: few, of those who do not read everything; null where
 * there are none.
 */
export function unlistedEvents(actor: Actor, values: Values): string | null {
  const owners = ownersOf(actor, values);
  if (owners.length === 0) return null;
  const own = ['not e.gone', ...owners].join(' and ');
  const hidden = SCOPES[actor.role].flatMap((condition) => ('notIn' in condition ? condition.notIn : []));
  return `(select e.*, -1 as sign from figure_events e where ${own} and not e.agence_kept
    union all select e.*, -1 from projects p join figure_events e on e.project_id = p.id
    where p.agence = any(${values.add(namesOf(actor))}::text[]) and p.statut = any(${values.add(hidden)}::text[]) and ${own} and e.agence_kept)`;
}

function sumsOf(actor: Actor, values: Values): string {
  const unlisted = unlistedEvents(actor, values);
  const taken = unlisted === null ? '' : ` union all ${daysOfEvents(`${unlisted} unlisted`)}`;
  return `(select e.day, e.nature, e.type, nullif(e.agence, '') as agence, nullif(e.statut, '') as statut, nullif(e.party, '') as party,
      nullif(e.promiser, '') as promiser, e.value as returns, e.value = 1 as kept, e.value = ${OPEN} as open, e.n, e.late
    from (select ${DAY_COLUMNS} from figure_days e where ${ownersOf(actor, values).join(' and ') || 'true'}${taken}) e) e`;
}

/** The sums by day where they answer, else each event. */
export function daysOf(actor: Actor, filters: FigureFilters): FigureSource {
  if (!isSummed(actor, filters)) return eventsOf(actor, filters);
  return {
    from: (values) => sumsOf(actor, values),
    conditions: (values) => ['true', ...filtered(filters, values)].join(' and '),
  };
}
