const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A delegate's day, in UTC hours. */
export const WORKING_HOURS = [7, 16] as const;
const [OPENS, CLOSES] = WORKING_HOURS;

/** A time not after this one, in the working hours of a weekday; outside them, at a random hour. */
function workingMoment(instant: Date): Date {
  const moment = new Date(instant);
  const early = moment.getUTCHours() < OPENS;
  if (early) moment.setTime(moment.getTime() - DAY);
  if (early || moment.getUTCHours() > CLOSES)
    moment.setUTCHours(OPENS + (Math.floor(instant.getTime() / HOUR) % (CLOSES - OPENS + 1)));
  const weekday = moment.getUTCDay();
  const past = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return new Date(moment.getTime() - past * DAY);
}

/** So many hours before, in working hours. */
export function hoursBefore(instant: Date, hours: number): Date {
  return workingMoment(new Date(instant.getTime() - hours * HOUR));
}

export function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * 60_000);
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return minutesBefore(instant, -minutes);
}

/** So many days later, on a weekday. */
export function daysAfter(instant: Date, days: number): Date {
  const later = new Date(instant.getTime() + days * DAY);
  const weekday = later.getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(later.getTime() + wait * DAY);
}
