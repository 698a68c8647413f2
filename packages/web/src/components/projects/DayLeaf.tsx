import './DayLeaf.css';

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
const WEEKDAY = part({ weekday: 'long' });
const MONTH = part({ month: 'long' });

/** A day (yyyy-MM-dd) as the leaf of a calendar; the words beside it say it to a screen reader. */
export function DayLeaf({ day }: { day: string }) {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    <span className="day-leaf" aria-hidden="true">
      <i>{WEEKDAY.format(date)}</i>
      <b>{date.getUTCDate()}</b>
      <span>{MONTH.format(date)}</span>
    </span>
  );
}
