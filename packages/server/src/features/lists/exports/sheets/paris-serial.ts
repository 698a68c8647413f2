const HOUR = 3_600_000;
const DAY = 86_400_000;
/** Days from Excel's epoch, 30 December 1899, to 1970. */
const EPOCH = 25_569;

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** Cache: Paris changes its offset on the hour, so one lookup per UTC hour is enough. */
const offsets = new Map<number, number>();

function wallClock(instant: number): number {
  const parts = Object.fromEntries(
    CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR) * HOUR;
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = wallClock(hour) - hour;
  offsets.set(hour, offset);
  return offset;
}

/** An instant, ISO 8601, as the serial number of its local time in Paris, to the second. */
export function instantSerial(instant: string | null): number | null {
  if (instant === null) return null;
  const time = Math.floor(Date.parse(instant) / 1000) * 1000;
  return EPOCH + (time + offsetAt(time)) / DAY;
}

/** A day, yyyy-MM-dd, as its serial number. */
export function daySerial(day: string | null): number | null {
  return day === null ? null : EPOCH + Date.parse(`${day}T00:00:00Z`) / DAY;
}
