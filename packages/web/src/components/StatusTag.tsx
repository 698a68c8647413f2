import { STATUS_TONES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { Icon } from './Icon.tsx';
import { STATUS_ICONS } from './status-icons.ts';
import './StatusTag.css';

/** A status as icon, tone and word: never by colour alone. */
export function StatusTag({ status }: { status: Status }) {
  return (
    <span className={`st t-${STATUS_TONES[status]}`}>
      <Icon of={STATUS_ICONS[status]} />
      {status}
    </span>
  );
}
