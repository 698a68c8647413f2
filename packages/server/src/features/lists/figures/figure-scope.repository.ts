import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Period } from '@ardoise/domain/rules/figure-period.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import type { Values } from '../../../db/values.ts';
import { OPEN } from './figure-events.repository.ts';

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

/** What an event is counted from: each one, or the sums by day, for those who read everything (migration 0077). */
export interface FigureSource {
  /** SQL of `e`: the columns of `figure_events`, with `n` for how many it is, `kept`, `open` and the sum of `late`. */
  from: string;
  conditions: (values: Values) => string;
}

const EVENTS =
  '(select f.*, 1 as n, coalesce(f.done_on <= f.day, false) as kept, f.done_on is null as open from figure_events f) e';
const DAYS = `(select f.day, f.nature, f.type, nullif(f.agence, '') as agence, nullif(f.statut, '') as statut, nullif(f.party, '') as party,
  nullif(f.promiser, '') as promiser, f.value as returns, f.value = 1 as kept, f.value = ${OPEN} as open, f.n, f.late from figure_days f) e`;

export function eventsOf(actor: Actor, filters: FigureFilters): FigureSource {
  return { from: EVENTS, conditions: (values) => countedConditions(actor, filters, values) };
}

/** Whether the sums answer: they are of everybody's orders, by support and agency. */
export function isSummed(actor: Actor, { smhf }: FigureFilters): boolean {
  return SCOPES[actor.role].length === 0 && smhf === undefined;
}

/** The sums by day where they answer, else each event. */
export function daysOf(actor: Actor, filters: FigureFilters): FigureSource {
  if (!isSummed(actor, filters)) return eventsOf(actor, filters);
  return { from: DAYS, conditions: (values) => ['e.n <> 0', ...filtered(filters, values)].join(' and ') };
}

/** Of a promise: it fell due, by today. */
export function dueSql(today: string, values: Values): string {
  return `(e.day < ${values.add(today)}::date or e.done_on is not null)`;
}

/** Of a promise: it was met in time. */
export const KEPT_SQL = 'coalesce(e.done_on <= e.day, false)';
