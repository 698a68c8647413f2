const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LOCAL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The wall clock in Paris as if it were UTC, in milliseconds, to the minute. */
function wallClock(instant: number): number {
  const parts = Object.fromEntries(
    LOCAL.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The instant of this local time; in the hour skipped in spring (DST), one hour later. */
function instantOf(wall: number): number {
  const offsetAt = (instant: number) => wallClock(instant) - Math.floor(instant / MINUTE) * MINUTE;
  return wall - offsetAt(wall - offsetAt(wall));
}

/** The last time of the schedule that has passed. @param times minutes of the day in Paris */
export function lastTime(times: readonly number[], now: Date): Date {
  const today = Math.floor(wallClock(now.getTime()) / DAY) * DAY;
  const passed = [0, 1, 2]
    .flatMap((daysAgo) => times.map((minutes) => instantOf(today - daysAgo * DAY + minutes * MINUTE)))
    .filter((instant) => instant <= now.getTime());
  return new Date(Math.max(...passed));
}
