import { dayAfter } from '../projects/day-after.ts';
import type { Comparison } from './figures.ts';

/** Two days in Europe/Paris, both counted, yyyy-MM-dd. */
export interface Period {
  du: string;
  au: string;
}

/** Ready periods, in the order of the choice; weeks and months are whole ones, before today. */
export const READY_PERIODS = ['4semaines', '12semaines', 'mois', 'trimestre', 'annee'] as const;
export type ReadyPeriod = (typeof READY_PERIODS)[number];

const DAY = 86_400_000;
const WEEK = 7;
/** Over so many weeks a series is by month. */
const MOST_WEEKS = 26;
/** A year of whole weeks, so that the same days of the week are compared. */
const YEAR_OF_WEEKS = 364;

export function daysOf({ du, au }: Period): number {
  return Math.round((Date.parse(au) - Date.parse(du)) / DAY) + 1;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  return dayAfter(day, -weekday);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function lastWeeks(weeks: number, today: string): Period {
  const monday = mondayOf(today);
  return { du: dayAfter(monday, -weeks * WEEK), au: dayAfter(monday, -1) };
}

function firstMonthOfQuarter(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

const READY: Record<ReadyPeriod, (today: string) => Period> = {
  '4semaines': (today) => lastWeeks(4, today),
  '12semaines': (today) => lastWeeks(12, today),
  mois: (today) => {
    const au = dayAfter(firstOfMonth(today), -1);
    return { du: firstOfMonth(au), au };
  },
  trimestre: (today) => {
    const au = dayAfter(firstMonthOfQuarter(today), -1);
    return { du: firstMonthOfQuarter(au), au };
  },
  annee: (today) => ({ du: `${today.slice(0, 4)}-01-01`, au: today }),
};

/** Its days as of today. */
export function readyPeriod(ready: ReadyPeriod, today: string): Period {
  return READY[ready](today);
}

function yearBefore(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)];
  return rest === '-02-29' ? `${year}-02-28` : `${year}${rest}`;
}

const isOfWeeks = (period: Period) => daysOf(period) % WEEK === 0 && mondayOf(period.du) === period.du;

/** The period that another is compared with: as long before it, or the same a year ago; null for none. */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  const { du, au } = period;
  if (comparison === 'rien') return null;
  if (comparison === 'avant') return { du: dayAfter(du, -daysOf(period)), au: dayAfter(du, -1) };
  if (isOfWeeks(period)) return { du: dayAfter(du, -YEAR_OF_WEEKS), au: dayAfter(au, -YEAR_OF_WEEKS) };
  return { du: yearBefore(du), au: yearBefore(au) };
}

/** Whether its series is by week; over half a year by month. */
export function stepOf(period: Period): 'semaine' | 'mois' {
  return daysOf(period) > MOST_WEEKS * WEEK ? 'mois' : 'semaine';
}

/** The beginning of the step of a day: its Monday, or the first of its month. */
export function stepStart(day: string, step: 'semaine' | 'mois'): string {
  return step === 'semaine' ? mondayOf(day) : firstOfMonth(day);
}

/** The beginning of each step of a period, the first one's too if it is cut. */
export function stepsOf(period: Period): string[] {
  const step = stepOf(period);
  const starts: string[] = [];
  for (let day = stepStart(period.du, step); day <= period.au; ) {
    starts.push(day);
    day = step === 'semaine' ? dayAfter(day, WEEK) : firstOfMonth(dayAfter(day, 31));
  }
  return starts;
}
