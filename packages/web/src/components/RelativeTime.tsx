import { useEffect, useState } from 'react';
import { formatDateTime, formatRelative } from './format-date.ts';

const MINUTE = 60_000;

/** 'il y a 2 h', updated while visible; the full date is the tooltip and in the markup. */
export function RelativeTime({ date, className }: { date: string | number | Date; className?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <time
      className={`nowrap ${className ?? ''}`.trim()}
      dateTime={new Date(date).toISOString()}
      title={formatDateTime(date)}
    >
      {formatRelative(date, now)}
    </time>
  );
}
