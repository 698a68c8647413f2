import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { mondayOf, type Period } from '@ardoise/domain/rules/figure-period.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { type Counted, count, type FigureReading } from './count-figures.repository.ts';
import { eventsOf, isSummed } from './figure-scope.repository.ts';

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
