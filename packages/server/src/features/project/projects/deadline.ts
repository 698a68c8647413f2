import { DEFAULT_DELAYS, type Delays } from '@ardoise/domain/base/words/delays.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { PROMISES } from '@ardoise/domain/projects/stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { ProjectRecord } from './project-record.ts';
import { publicHolidays } from './public-holidays.ts';

/** Promised working days: the agency's first feedback, the installer's call to the client. */
const DAYS: Record<keyof Delays, (delays: Delays) => number> = {
  agence: ({ agence }) => agence,
  installateur: ({ installateur }) => Math.ceil(installateur / HOURS_A_DAY),
};
const HOURS_A_DAY = 24;

const DELAYS: Partial<Record<Status, keyof Delays>> = PROMISES;

/** The statuses with a due date. */
export const PROMISING: readonly string[] = Object.keys(PROMISES);

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/** Cache of public holidays in France by year, yyyy-MM-dd. */
const holidays = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  let days = holidays.get(year);
  if (days === undefined) {
    days = publicHolidays(year);
    holidays.set(year, days);
  }
  return days;
}

/** Whether a day is neither on a weekend nor a public holiday in France; `date` is midnight UTC of the day. */
export function isWorkingDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  return !holidaysOf(date.getUTCFullYear()).has(date.toISOString().slice(0, 10));
}

const MOST_KEPT = 5_000;

/** Caches what is counted from a day: lists ask for the same in every row of a page. */
function kept<Other extends string | number, Counted>(count: (day: string, other: Other) => Counted) {
  const known = new Map<string, Counted>();
  return (day: string, other: Other): Counted => {
    const key = `${day} ${other}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const counted = count(day, other);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, counted);
    return counted;
  };
}

/** The day, yyyy-MM-dd, `count` French working days after this one. */
export const addWorkingDays = kept((day, count: number): string => {
  let date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS);
    if (isWorkingDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
});

/** The day that a status entered on this day promises, by head office's delays; null where it promises none. */
export function promisedDay(statut: Status, day: string, delays: Delays): string | null {
  const promised = DELAYS[statut];
  return promised === undefined ? null : addWorkingDays(day, DAYS[promised](delays));
}

/**
 * The day until which the party expected to act promised to, in Europe/Paris; null without a promise. `delays` are head
 * office's: a day that was promised stays when they change.
 */
export function deadlineOf(
  { statut, clock_from }: Pick<ProjectRecord, 'statut' | 'clock_from'>,
  delays: Delays = DEFAULT_DELAYS,
): string | null {
  return clock_from === null ? null : promisedDay(statut, parisDay(new Date(clock_from)), delays);
}

/** French working days after a day, until the last one, counted; both yyyy-MM-dd. */
const workingDaysAfter = kept((day, last: string): number => {
  const end = Date.parse(`${last}T00:00:00Z`);
  let days = 0;
  for (let at = Date.parse(`${day}T00:00:00Z`) + DAY_MS; at <= end; at += DAY_MS)
    if (isWorkingDay(new Date(at))) days += 1;
  return days;
});

/** Number of French working days begun since the promised day, both yyyy-MM-dd; 0 if none. */
export function workingDaysLate(due: string | null, today: string): number {
  return due === null || due >= today ? 0 : workingDaysAfter(due, today);
}

/** French working days of a period, both days counted, yyyy-MM-dd. */
export function workingDaysIn(du: string, au: string): number {
  return workingDaysAfter(daysBefore(du, 1), au);
}

/** Number of French working days left until the promised day, both yyyy-MM-dd; 0 on that day and after it. */
export function workingDaysLeft(due: string | null, today: string): number {
  return due === null ? 0 : workingDaysLate(today, due);
}

/** The limit for late projects today: due before this day, yyyy-MM-dd; today, or the last working day before it. */
export function lateBefore(today: string): string {
  let date = new Date(`${today}T00:00:00Z`);
  while (!isWorkingDay(date)) date = new Date(date.getTime() - DAY_MS);
  return date.toISOString().slice(0, 10);
}

/** The Sunday of a day's week, both yyyy-MM-dd. */
export function endOfWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const left = (7 - date.getUTCDay()) % 7;
  return new Date(date.getTime() + left * DAY_MS).toISOString().slice(0, 10);
}

/** The day that many days before, both yyyy-MM-dd. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}
