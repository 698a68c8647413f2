import { calendarDays, formatTime } from './format-date.ts';

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'short' });

/** '12 nov.', '1er déc.', with no-break spaces, without the year. */
export function formatShortDay(moment: string): string {
  return DAY.format(new Date(moment))
    .replace(/^1(?= )/, '1er')
    .replace(' ', '\u00a0');
}

/** When something was kept or made: '12:04', 'hier, 17:20', '20 nov., 9:05'. @param at @param now in milliseconds */
export function keptTime(at: number, now: number): string {
  const days = calendarDays(at, now);
  if (days === 0) return formatTime(at);
  const day = days === 1 ? 'hier' : formatShortDay(new Date(at).toISOString());
  return `${day}, ${formatTime(at)}`;
}
