import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { formatDate } from '../format-date.ts';
import { counted } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import './LateBadge.css';

interface LateBadgeProps {
  /** French working days begun since the promised day. */
  days: number;
  /** That day, yyyy-MM-dd: the tooltip. */
  due?: string;
}

/** 'En retard de 3 jours ouvrés', by icon and word; renders nothing if not late. */
export function LateBadge({ days, due }: LateBadgeProps) {
  if (days === 0) return null;
  // Noon in UTC is the same day in Paris.
  const title = due && `Attendu le ${formatDate(`${due}T12:00:00Z`)}`;
  return (
    <span className="late-badge" title={title}>
      <Icon of={IconClockExclamation} size="s" />
      En retard de {counted(days, 'jour ouvré', 'jours ouvrés')}
    </span>
  );
}
