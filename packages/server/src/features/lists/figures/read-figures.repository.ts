import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { CAUSE_NOT_SAID, type CountedCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import {
  type ComparedBy,
  type FigureNature,
  PROOF_PROMISED_IN,
  type PromisedIn,
} from '@ardoise/domain/rules/figures.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import {
  countedConditions,
  dueSql,
  type FigureFilters,
  KEPT_SQL,
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

/** A number of events; `present` is false for the period that is compared with. */
export interface Counted {
  present: boolean;
  n: number;
}

/** What a count adds to its statement. */
interface Parts {
  from?: string | undefined;
  where?: (values: Values) => string;
  /** Sums by their names. */
  sums?: Readonly<Record<string, string>>;
}

/** Counts events of these natures by SQL expressions of `figure_events e`; the order of the columns is free. */
async function count<Row extends Counted>(
  db: Db,
  reading: FigureReading,
  natures: readonly FigureNature[],
  columns: Readonly<Record<string, string>>,
  { from = '', where = () => 'true', sums = {} }: Parts = {},
): Promise<Row[]> {
  const values = new Values();
  const { isPresent, within } = periodSql(reading, values);
  const named = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}", `);
  const summed = Object.entries(sums).map(([name, sql]) => `, ${sql} as "${name}"`);
  const groups = Array.from({ length: named.length + 1 }, (_, index) => index + 1).join(', ');
  const { rows } = await db.query<Row>(
    `select ${named.join('')}${isPresent} as present, count(*)::int as n${summed.join('')}
     from figure_events e ${from}
     where e.nature = any(${values.add(natures)}::text[]) and ${within}
       and ${countedConditions(reading.actor, reading.filters, values)} and ${where(values)}
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

/** Finished orders by their duration, in tenths of a working day. */
export function countDurations(db: Db, reading: FigureReading) {
  return count<Counted & { tenths: number }>(db, reading, ['terminee'], { tenths: 'e.tenths' });
}

/** Tenths of finished orders with each party (`HELD_BY`), in the present period. */
export function sumHeld(db: Db, reading: FigureReading) {
  return count<Counted & { held: number[] }>(
    db,
    { ...reading, before: null },
    ['terminee'],
    {},
    {
      sums: {
        held: 'array[sum(e.held[1]), sum(e.held[2]), sum(e.held[3]), sum(e.held[4])]::int[]',
      },
    },
  );
}

/** Passages by status and duration. */
export function countPassages(db: Db, reading: FigureReading) {
  return count<Counted & { statut: Status; tenths: number }>(db, reading, ['passage'], {
    statut: 'e.statut',
    tenths: 'e.tenths',
  });
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

/** Returns by each of their causes. */
export function countCauses(db: Db, reading: FigureReading) {
  return count<Counted & { cause: CountedCause }>(
    db,
    reading,
    ['retour'],
    { cause: 'cause' },
    { from: EACH_CAUSE },
  );
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
      kept: KEPT_SQL,
      openSince: 'case when e.done_on is null then e.day::text end',
    },
    { where: (values) => dueSql(reading.today, values), sums: { late: 'sum(e.late)::int' } },
  );
}

const KEYS: Record<ComparedBy, { sql: string; from?: string }> = {
  agence: { sql: "coalesce(e.agence, '')" },
  support: { sql: 'e.type' },
  smhf: { sql: "coalesce(e.smhf, '')" },
  mois: { sql: "to_char(e.day, 'YYYY-MM-01')" },
  mdv: { sql: "coalesce(p.mdv, '')", from: 'join projects p on p.id = e.project_id' },
  dc: { sql: "coalesce(p.dc, '')", from: 'join projects p on p.id = e.project_id' },
};

/** A group of events of one line of a comparison; `value` is the duration, the returns up to one, or a kept promise. */
export interface CountedLine extends Counted {
  key: string;
  nature: FigureNature;
  value: number | null;
}

const VALUE = `case e.nature when 'terminee' then e.tenths when 'acceptee' then least(e.returns, 1)
  when 'delai' then (${KEPT_SQL})::int end`;

/** What is compared, by line: orders, durations, accepted proofs, returns, promises of a proof. */
export function countLines(db: Db, reading: FigureReading, by: ComparedBy) {
  const { sql, from } = KEYS[by];
  return count<CountedLine>(
    db,
    reading,
    ['faite', 'terminee', 'acceptee', 'retour', 'delai'],
    { key: sql, nature: 'e.nature', value: VALUE },
    {
      from,
      where: (values) =>
        `(e.nature <> 'delai' or e.statut = ${values.add(PROOF_PROMISED_IN)} and ${dueSql(reading.today, values)})`,
    },
  );
}

/** Causes of returns by line of a comparison. */
export function countLineCauses(db: Db, reading: FigureReading, by: ComparedBy) {
  const { sql, from = '' } = KEYS[by];
  return count<Counted & { key: string; cause: CountedCause }>(
    db,
    { ...reading, before: null },
    ['retour'],
    { key: sql, cause: 'cause' },
    { from: `${from} ${EACH_CAUSE}` },
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
