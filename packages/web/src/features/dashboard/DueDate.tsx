import { formatShortDay } from '../../components/format-short-day.ts';
import { LateBadge } from '../../components/projects/LateBadge.tsx';

interface DueDateProps {
  /** yyyy-MM-dd; null without a promise. */
  day: string | null;
  /** Working days begun since. */
  late: number;
}

/** The promised day, or lateness. */
export function DueDate({ day, late }: DueDateProps) {
  if (day === null) return null;
  if (late > 0)
    return (
      <span className="dashboard-due">
        <LateBadge days={late} due={day} />
      </span>
    );
  // Noon in UTC is the same day in Paris.
  return <span className="dashboard-due">avant le {formatShortDay(`${day}T12:00:00Z`)}</span>;
}
