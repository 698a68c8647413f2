const PARIS_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Days begin on the hour in Paris too: its offset is one hour or two. */
const HOUR = 3_600_000;
const MOST_KEPT = 20_000;
/** Cache of days by hour: every reply needs today's, every save the project's creation day. */
const days = new Map<number, string>();

/**
 * The day of an instant in Paris, `yyyy-MM-dd`: times are stored in UTC and displayed in Paris time
 * (specification/words.md#dates).
 */
export function parisDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / HOUR);
  const known = days.get(hour);
  if (known !== undefined) return known;
  if (days.size >= MOST_KEPT) days.clear();
  const day = PARIS_DAY.format(instant);
  days.set(hour, day);
  return day;
}

/** The same day in the format of `codeProjet`: `2026_11_20`. */
export function projectCode(instant: Date): string {
  return parisDay(instant).replaceAll('-', '_');
}

/** The calendar year in Paris, by which quotas are counted. */
export function parisYear(instant: Date): number {
  return Number(parisDay(instant).slice(0, 4));
}
