import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FigureNature } from '@ardoise/domain/rules/figures.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import {
  daysOf,
  type FigureFilters,
  type FigureSource,
  type Periods,
  periodSql,
} from './figure-scope.repository.ts';

/** Whose figures are read, of which days; `today` is the day in Europe/Paris. */
export interface FigureReading extends Periods {
  actor: Actor;
  filters: FigureFilters;
  today: string;
}

/** A nature of the events, or of the sums alone. */
export type FigureColumn = FigureNature | 'cause' | 'garde';

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
export async function count<Row extends Counted>(
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
     from ${source.from(values)} ${from}
     where e.nature = any(${values.add(natures)}::text[]) and ${within}
       and ${source.conditions(values)} and ${where(values)}
     group by ${groups} having sum(e.n) <> 0`,
    values.list,
  );
  return rows;
}
