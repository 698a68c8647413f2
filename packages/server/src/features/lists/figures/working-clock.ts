import { isWorkingDay } from '../../project/projects/deadline.ts';

const DAY = 86_400;
const TENTHS = 10;
/** Working days before each day since 1970, one array for all: asked for each passage of each order. */
const before: number[] = [0];

function workingDaysBefore(day: number): number {
  for (let known = before.length - 1; known < day; known += 1) {
    const isWorked = isWorkingDay(new Date(known * DAY * 1_000));
    before.push((before[known] ?? 0) + (isWorked ? 1 : 0));
  }
  return before[day] ?? 0;
}

/** Working days from 1970 until an instant, with the part of its own day. */
function clock(wall: number): number {
  const day = Math.floor(wall / DAY);
  const part = (wall - day * DAY) / DAY;
  return workingDaysBefore(day) + part * (workingDaysBefore(day + 1) - workingDaysBefore(day));
}

/**
 * Working days between two instants by the wall clock in Paris, both in seconds since 1970 as if that clock were UTC:
 * French working days count from midnight to midnight, a day of a clock change as any other (specification/figures.md#working-clock).
 */
export function workingDaysBetween(from: number, to: number): number {
  return to <= from ? 0 : clock(to) - clock(from);
}

/** The same in tenths, rounded: what is stored and shown. */
export function workingTenths(from: number, to: number): number {
  return Math.round(workingDaysBetween(from, to) * TENTHS);
}

/** The day of such an instant, yyyy-MM-dd. */
export function dayOf(wall: number): string {
  return new Date(wall * 1_000).toISOString().slice(0, 10);
}
