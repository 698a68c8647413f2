import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { CAUSE_NOT_SAID, type CountedCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { mondayOf, type Period } from '@ardoise/domain/rules/figure-period.ts';
import {
  type ComparedBy,
  type FigureNature,
  HELD_BY,
  type HeldBy,
  PROOF_PROMISED_IN,
  type PromisedIn,
} from '@ardoise/domain/rules/figures.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import {
  daysOf,
  eventsOf,
  type FigureFilters,
  type FigureSource,
  isSummed,
  type Periods,
  periodSql,
  uncountedConditions,
} from './figure-scope.repository.ts';

/** Whose figures are read, of which days; `today` is the day in Europe/Paris. */
export interface FigureReading extends Periods {
  actor: Actor;
  filters: FigureFilters;
  today: string;
}

/** A nature of the events, or of the sums alone. */
type FigureColumn = FigureNature | 'cause' | 'garde';

/** Of a promise, in either source: it fell due, by today. */
const fellDue = (today: string, values: Values) => `(e.day < ${values.add(today)}::date or not e.open)`;

/** A number of events; `present` is false for the period that is compared with. */
export interface Counted {
  present: boolean;
  n: number;
}

/** What a count adds to its statement. */
interface Parts {
  /** Instead of the sums by day. */
  source?: FigureSource;
  from?: string | undefined;
  where?: (values: Values) => string;
  /** Sums by their names. */
  sums?: Readonly<Record<string, string>>;
}

/** Counts events of these natures by SQL expressions of their `FigureSource`. */
async function count<Row extends Counted>(
  db: Db,
  reading: FigureReading,
  natures: readonly FigureColumn[],
  columns: Readonly<Record<string, string>>,
  parts: Parts = {},
): Promise<Row[]> {
  const { actor, filters } = reading;
  const { source = daysOf(actor, filters), from = '', where = () => 'true', sums = {} } = parts;
  const values = new Values();
  const { isPresent, within } = periodSql(reading, values);
  const named = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}", `);
  const summed = Object.entries(sums).map(([name, sql]) => `, ${sql} as "${name}"`);
  const groups = Array.from({ length: named.length + 1 }, (_, index) => index + 1).join(', ');
  const { rows } = await db.query<Row>(
    `select ${named.join('')}${isPresent} as present, sum(e.n)::int as n${summed.join('')}
     from ${source.from} ${from}
     where e.nature = any(${values.add(natures)}::text[]) and ${within}
       and ${source.conditions(values)} and ${where(values)}
     group by ${groups}`,
    values.list,
  );
  return rows;
}

/** Orders by what became of them, support and day. */
export function countOrders(db: Db, reading: FigureReading) {
  return count<Counted & { nature: FigureNature; type: ProjectType; day: string }>(
    db,
    reading,
    ['faite', 'terminee', 'arretee'],
    { nature: 'e.nature', type: 'e.type', day: 'e.day::text' },
  );
}

/** The whole weeks of a period, from Monday to Sunday; null where it has none. */
function wholeWeeks({ du, au }: Period): Period | null {
  const first = mondayOf(dayAfter(du, 6));
  const last = dayAfter(mondayOf(dayAfter(au, 1)), -1);
  return first < last ? { du: first, au: last } : null;
}

/** The days of a period before and after its whole weeks. */
function edges({ du, au }: Period, weeks: Period): Period[] {
  const parts = [
    { du, au: dayAfter(weeks.du, -1) },
    { du: dayAfter(weeks.au, 1), au },
  ];
  return parts.filter((part) => part.du <= part.au);
}

/** Durations of one period by week, of one support or one agency at most, and the days at its ends by event. */
async function durationsByWeek(
  db: Db,
  {
    reading,
    nature,
    key,
    period,
    present,
  }: {
    reading: FigureReading;
    nature: 'passage' | 'terminee';
    key: DurationKey;
    period: Period;
    present: boolean;
  },
): Promise<CountedDuration[]> {
  const weeks = wholeWeeks(period);
  if (weeks === null)
    return ofEvents(db, { ...reading, present: period, before: null }, nature, key, present);
  const { type = '', agence = '' } = reading.filters;
  const values = new Values();
  const of = (column: 'type' | 'agence', value: string) =>
    key === column ? `w.${column} <> ''` : `w.${column} = ${values.add(value)}`;
  const { rows } = await db.query<CountedDuration>(
    `select ${key === 'statut' ? 'w.statut' : `w.${key}`} as key, w.tenths, sum(w.n)::int as n, ${values.add(present)}::boolean as present
     from figure_weeks w where w.nature = ${values.add(nature)} and ${of('type', type)} and ${of('agence', agence)}
       and w.week between ${values.add(weeks.du)}::date and ${values.add(weeks.au)}::date
     group by 1, 2 having sum(w.n) > 0`,
    values.list,
  );
  const apart = edges(period, weeks).map((part) =>
    ofEvents(db, { ...reading, present: part, before: null }, nature, key, present),
  );
  return [...rows, ...(await Promise.all(apart)).flat()];
}

type DurationKey = 'statut' | 'type' | 'agence';

/** How often a duration was, in tenths of a working day; `key` is the status, the support or the agency. */
export interface CountedDuration extends Counted {
  key: string;
  tenths: number;
}

async function ofEvents(
  db: Db,
  reading: FigureReading,
  nature: 'passage' | 'terminee',
  key: DurationKey,
  present?: boolean,
): Promise<CountedDuration[]> {
  const rows = await count<CountedDuration>(
    db,
    reading,
    [nature],
    { key: `coalesce(e.${key}, '')`, tenths: 'e.tenths' },
    { source: eventsOf(reading.actor, reading.filters) },
  );
  return present === undefined ? rows : rows.map((row) => ({ ...row, present }));
}

/** Durations of finished orders or of passages, by status, support or agency. */
export async function countDurations(
  db: Db,
  reading: FigureReading,
  nature: 'passage' | 'terminee',
  key: DurationKey,
): Promise<CountedDuration[]> {
  const { actor, filters, present, before } = reading;
  const narrowed = [
    key === 'type' ? undefined : filters.type,
    key === 'agence' ? undefined : filters.agence,
    ...(key === 'statut' ? [] : [key]),
  ];
  const isKept =
    isSummed(actor, filters) &&
    narrowed.filter((one) => one !== undefined).length <= 1 &&
    (key === 'statut' || filters[key] === undefined);
  if (!isKept) return ofEvents(db, reading, nature, key);
  const periods = [
    { period: present, present: true },
    ...(before === null ? [] : [{ period: before, present: false }]),
  ];
  const counted = [];
  for (const period of periods)
    counted.push(...(await durationsByWeek(db, { reading, nature, key, ...period })));
  return counted;
}

/** Tenths of finished orders with each party (`HELD_BY`), in the present period. */
export async function sumHeld(db: Db, reading: FigureReading): Promise<number[]> {
  const { actor, filters } = reading;
  const present = { ...reading, before: null };
  if (isSummed(actor, filters)) {
    const rows = await count<Counted & { by: HeldBy }>(db, present, ['garde'], { by: 'e.statut' });
    return HELD_BY.map((each) => rows.find(({ by }) => by === each)?.n ?? 0);
  }
  const sums = Object.fromEntries(HELD_BY.map((by, place) => [by, `sum(e.held[${place + 1}])::int`]));
  const [row] = await count<Counted & Record<HeldBy, number>>(db, present, ['terminee'], {}, { sums });
  return HELD_BY.map((by) => row?.[by] ?? 0);
}

/** Accepted proofs by their returns before. */
export function countAccepted(db: Db, reading: FigureReading) {
  return count<Counted & { returns: number }>(db, reading, ['acceptee'], { returns: 'e.returns' });
}

/** Returns by who sent back. */
export function countReturns(db: Db, reading: FigureReading) {
  return count<Counted & { party: Party }>(db, reading, ['retour'], { party: 'e.party' });
}

const EACH_CAUSE = `cross join lateral unnest(case when e.causes = '{}' then array['${CAUSE_NOT_SAID}'] else e.causes end) cause`;

/** Causes are a nature of their own in the sums, of each return in the events. */
function causesOf({ actor, filters }: FigureReading): { nature: FigureColumn; cause: string; from: string } {
  return isSummed(actor, filters)
    ? { nature: 'cause', cause: 'e.statut', from: '' }
    : { nature: 'retour', cause: 'cause', from: EACH_CAUSE };
}

/** Returns by each of their causes. */
export function countCauses(db: Db, reading: FigureReading) {
  const { nature, cause, from } = causesOf(reading);
  return count<Counted & { cause: CountedCause }>(db, reading, [nature], { cause }, { from });
}

/** A group of promises; those still open, by the day on which they fell due. */
export interface CountedPromises extends Counted {
  statut: PromisedIn;
  party: Party;
  promiser: string | null;
  kept: boolean;
  openSince: string | null;
  /** Working days late, of those that were met late. */
  late: number | null;
}

/** Promises that fell due by today. */
export function countPromises(db: Db, reading: FigureReading) {
  return count<CountedPromises>(
    db,
    reading,
    ['delai'],
    {
      statut: 'e.statut',
      party: 'e.party',
      promiser: 'e.promiser',
      kept: 'e.kept',
      openSince: 'case when e.open then e.day::text end',
    },
    { where: (values) => fellDue(reading.today, values), sums: { late: 'sum(e.late)::int' } },
  );
}

const PROJECT = 'join projects p on p.id = e.project_id';
/** By what events are compared; the sums know only those without `from` but the SMHF. */
const KEYS: Record<ComparedBy, { sql: string; from?: string; duration?: DurationKey }> = {
  agence: { sql: "coalesce(e.agence, '')", duration: 'agence' },
  support: { sql: 'e.type', duration: 'type' },
  smhf: { sql: "coalesce(e.smhf, '')" },
  mois: { sql: "to_char(e.day, 'YYYY-MM-01')" },
  mdv: { sql: "coalesce(p.mdv, '')", from: PROJECT },
  dc: { sql: "coalesce(p.dc, '')", from: PROJECT },
};

const ONLY_IN_EVENTS: readonly ComparedBy[] = ['smhf', 'mdv', 'dc'];

const sourceBy = ({ actor, filters }: FigureReading, by: ComparedBy) =>
  ONLY_IN_EVENTS.includes(by) ? { source: eventsOf(actor, filters) } : {};

/** A group of events of one line of a comparison; `value`: no return before the accord, or a promise that was kept. */
export interface CountedLine extends Counted {
  key: string;
  nature: FigureNature;
  value: boolean | null;
}

const VALUE = "case e.nature when 'acceptee' then e.returns = 0 when 'delai' then e.kept end";

/** What is compared, by line: orders, accepted proofs, returns, promises of a proof. */
export function countLines(db: Db, reading: FigureReading, by: ComparedBy) {
  const { sql, from } = KEYS[by];
  return count<CountedLine>(
    db,
    reading,
    ['faite', 'terminee', 'acceptee', 'retour', 'delai'],
    { key: sql, nature: 'e.nature', value: VALUE },
    {
      ...sourceBy(reading, by),
      from,
      where: (values) =>
        `(e.nature <> 'delai' or e.statut = ${values.add(PROOF_PROMISED_IN)} and ${fellDue(reading.today, values)})`,
    },
  );
}

/** Durations of finished orders by line of a comparison. */
export async function countLineDurations(
  db: Db,
  reading: FigureReading,
  by: ComparedBy,
): Promise<CountedDuration[]> {
  const { sql, from, duration } = KEYS[by];
  if (duration !== undefined) return countDurations(db, reading, 'terminee', duration);
  const source = eventsOf(reading.actor, reading.filters);
  return count<CountedDuration>(
    db,
    reading,
    ['terminee'],
    { key: sql, tenths: 'e.tenths' },
    { source, from },
  );
}

/** Causes of returns by line of a comparison. */
export function countLineCauses(db: Db, reading: FigureReading, by: ComparedBy) {
  const { sql, from = '' } = KEYS[by];
  const isOfEvents = ONLY_IN_EVENTS.includes(by);
  const {
    nature,
    cause,
    from: each,
  } = isOfEvents ? ({ nature: 'retour', cause: 'cause', from: EACH_CAUSE } as const) : causesOf(reading);
  return count<Counted & { key: string; cause: CountedCause }>(
    db,
    { ...reading, before: null },
    [nature],
    { key: sql, cause },
    { ...sourceBy(reading, by), from: `${from} ${each}` },
  );
}

/** Orders made in the present period that its reader's lists do not show today: deleted, or another's. */
export async function countUnlisted(
  db: Db,
  { actor, filters, present }: FigureReading,
): Promise<{ effacees: number; plusSuivies: number }> {
  const values = new Values();
  const { isPresent } = periodSql({ present, before: null }, values);
  const { rows } = await db.query<{ effacees: number; plusSuivies: number }>(
    `select count(*) filter (where e.gone)::int as effacees, count(*) filter (where not e.gone)::int as "plusSuivies"
     from figure_events e where e.nature = 'faite' and ${isPresent} and ${uncountedConditions(actor, filters, values)}`,
    values.list,
  );
  return rows[0] ?? { effacees: 0, plusSuivies: 0 };
}

/** When everything was counted last, and the first day of any figure; null where nothing was yet. */
export async function readState(db: Db): Promise<{ completeAt: string | null; first: string | null }> {
  const { rows } = await db.query<{ completeAt: string | null; first: string | null }>(
    `select complete_at as "completeAt", (select min(day)::text from figure_events where nature = 'faite') as first
     from figures_state`,
  );
  return rows[0] ?? { completeAt: null, first: null };
}
