import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { calendarDays, formatDate } from '../../components/format-date.ts';
import { formatShortDay } from '../../components/format-short-day.ts';
import { Icon } from '../../components/Icon.tsx';

/** Until when something was promised: 'avant le 27 nov.', or that it is late, by icon and word. */
export function DueDate({ day, now }: { day: string | null; now: number }) {
  if (day === null) return null;
  // Noon in UTC is the same day in Paris.
  const due = `${day}T12:00:00Z`;
  const late = calendarDays(due, now);
  if (late <= 0) return <span className="due">avant le {formatShortDay(due)}</span>;
  return (
    <span className="due late" title={`Attendu le ${formatDate(due)}`}>
      <Icon of={IconAlertTriangle} size="s" />
      En retard de {late}
      {'\u00a0'}
      {late < 2 ? 'jour' : 'jours'}
    </span>
  );
}
