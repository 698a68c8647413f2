import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { mondayOf, type Period } from '@ardoise/domain/rules/figure-period.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { type Counted, count, type FigureReading } from './count-figures.repository.ts';
import { eventsOf, isSummed, ownersOf, unlistedEvents } from './figure-scope.repository.ts';

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

/** By what durations are told apart. */
export type DurationKey = 'statut' | 'type' | 'agence';

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

interface WeeksReading {
  reading: FigureReading;
  nature: 'passage' | 'terminee';
  key: DurationKey;
  period: Period;
  present: boolean;
}

/** From the sums of whole weeks, without what the reader's lists do not show today. */
async function ofWeeks(
  db: Db,
  { reading: { actor, filters }, nature, key, period, present }: WeeksReading,
): Promise<CountedDuration[]> {
  const values = new Values();
  const of = (column: 'type' | 'agence') =>
    key === column ? `e.${column} <> ''` : `e.${column} = ${values.add(filters[column] ?? '')}`;
  const own = ownersOf(actor, values);
  const within = `between ${values.add(period.du)}::date and ${values.add(period.au)}::date`;
  const unlisted = unlistedEvents(actor, values);
  const taken =
    unlisted === null
      ? ''
      : `union all select coalesce(e.${key}, ''), e.tenths, e.sign from ${unlisted} e
    where e.nature = ${values.add(nature)} and e.day ${within}`;
  const { rows } = await db.query<CountedDuration>(
    `select key, tenths, sum(n)::int as n, ${values.add(present)}::boolean as present from (
       select e.${key} as key, e.tenths, e.n from figure_weeks e where e.nature = ${values.add(nature)} and ${of('type')}
         and ${own.length === 0 ? of('agence') : own.join(' and ')} and e.week ${within} ${taken}) weeks
     group by 1, 2 having sum(n) <> 0`,
    values.list,
  );
  return rows;
}

/** Durations of one period: whole weeks from their sums, the days at its ends by event. */
async function ofPeriod(db: Db, asked: WeeksReading): Promise<CountedDuration[]> {
  const { reading, nature, key, period, present } = asked;
  const byEvent = (part: Period) =>
    ofEvents(db, { ...reading, present: part, before: null }, nature, key, present);
  const weeks = wholeWeeks(period);
  if (weeks === null) return byEvent(period);
  const counted = [await ofWeeks(db, { ...asked, period: weeks })];
  for (const part of edges(period, weeks)) counted.push(await byEvent(part));
  return counted.flat();
}

/** Whether the sums by week, of all orders, one support or one agency, answer. */
function isKeptByWeek({ actor, filters }: FigureReading, key: DurationKey): boolean {
  if (!isSummed(actor, filters)) return false;
  const told = new Set([
    ...(key === 'statut' ? [] : [key]),
    ...(filters.type === undefined ? [] : ['type']),
    ...(filters.agence === undefined && SCOPES[actor.role].length === 0 ? [] : ['agence']),
  ]);
  return told.size <= 1 && (key === 'statut' || (filters.type === undefined && filters.agence === undefined));
}

/** Durations of finished orders or of passages, by status, support or agency. */
export async function countDurations(
  db: Db,
  reading: FigureReading,
  nature: 'passage' | 'terminee',
  key: DurationKey,
): Promise<CountedDuration[]> {
  if (!isKeptByWeek(reading, key)) return ofEvents(db, reading, nature, key);
  const { present, before } = reading;
  const counted = [await ofPeriod(db, { reading, nature, key, period: present, present: true })];
  if (before !== null)
    counted.push(await ofPeriod(db, { reading, nature, key, period: before, present: false }));
  return counted.flat();
}
