const PARIS_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const MINUTE = 60_000;
const MOST_KEPT = 5_000;
/** Cache of days by minute: every reply needs today's, every save the project's creation day. */
const days = new Map<number, string>();

/**
 * The day of an instant in Paris, `yyyy-MM-dd`: times are stored in UTC and displayed in Paris time
 * (specification/words.md#dates).
 */
export function parisDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE);
  const known = days.get(minute);
  if (known !== undefined) return known;
  if (days.size >= MOST_KEPT) days.clear();
  const day = PARIS_DAY.format(instant);
  days.set(minute, day);
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
