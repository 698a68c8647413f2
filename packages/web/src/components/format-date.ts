/** Times are stored in UTC and displayed in Europe/Paris (specification/words.md#dates). */
const PARIS = { timeZone: 'Europe/Paris' } as const;
const NBSP = '\u00a0';

type Moment = Date | string | number;

const long = new Intl.DateTimeFormat('fr-FR', { ...PARIS, day: 'numeric', month: 'long', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('fr-FR', {
  ...PARIS,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const short = new Intl.DateTimeFormat('fr-FR', { ...PARIS, day: 'numeric', month: 'short', year: 'numeric' });
const month = new Intl.DateTimeFormat('fr-FR', { ...PARIS, month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('fr-FR', { ...PARIS, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-CA', { ...PARIS, year: 'numeric', month: '2-digit', day: '2-digit' });

/** In French only the first of a month is an ordinal. */
const ordinal = (date: string) => date.replace(/^1(?= )/, '1er');

/** '20 novembre 2026', '1er juillet 2026' */
export function formatDate(moment: Moment): string {
  return ordinal(long.format(new Date(moment)));
}

/** 'vendredi 20 novembre 2026' */
export function formatLongDay(moment: Moment): string {
  return longDay.format(new Date(moment)).replace(/ 1 /, ' 1er ');
}

/** 'juillet 2026' */
export function formatMonth(moment: Moment): string {
  return month.format(new Date(moment)).replace(' ', NBSP);
}

/** '20 nov. 2026', for rows */
export function formatShortDate(moment: Moment): string {
  return ordinal(short.format(new Date(moment)));
}

/** '14:32' */
export function formatTime(moment: Moment): string {
  return clock.format(new Date(moment));
}

/** '20 novembre 2026, 14:32' */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

/** Calendar days between two instants in Paris: 1 is "yesterday", at any hour. */
export function calendarDays(from: Moment, to: Moment): number {
  const midnight = (moment: Moment) => Date.parse(`${day.format(new Date(moment))}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** 'à l’instant', 'il y a 25 min', 'il y a 2 h', 'hier', 'il y a 3 jours', then the short date. */
export function formatRelative(moment: Moment, now: Moment = Date.now()): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000);
  const days = calendarDays(moment, now);
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return `il y a ${minutes}${NBSP}min`;
  if (days === 0 || minutes < 6 * 60) return `il y a ${Math.floor(minutes / 60)}${NBSP}h`;
  if (days === 1) return 'hier';
  if (days < 4) return `il y a ${days}${NBSP}jours`;
  return formatShortDate(moment);
}
