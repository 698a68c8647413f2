import { calendarDays, formatTime } from './format-date.ts';
import { formatShortDay } from './format-short-day.ts';

/** When something was kept or made: '12:04', 'hier, 17:20', '20 nov., 9:05'. @param at @param now in milliseconds */
export function keptTime(at: number, now: number): string {
  const days = calendarDays(at, now);
  if (days === 0) return formatTime(at);
  const day = days === 1 ? 'hier' : formatShortDay(new Date(at).toISOString());
  return `${day}, ${formatTime(at)}`;
}
