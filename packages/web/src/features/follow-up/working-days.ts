const DAY = 86_400_000;
const parisDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Easter Sunday, by Gauss's method as Meeus gives it; UTC midnight. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1);
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday. */
const MOVING_HOLIDAYS = [1, 39, 50];

function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  if ([0, 6].includes(date.getUTCDay()) || FIXED_HOLIDAYS.includes(date.toISOString().slice(5, 10)))
    return false;
  const sunday = easter(date.getUTCFullYear());
  return !MOVING_HOLIDAYS.some((offset) => sunday + offset * DAY === day);
}

/** The day, at noon UTC, that comes this many French working days after a moment; both seen in Europe/Paris. */
export function addWorkingDays(from: string, count: number): Date {
  let day = Date.parse(`${parisDay.format(new Date(from))}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day += DAY;
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(day + DAY / 2);
}
