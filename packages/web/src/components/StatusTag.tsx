import { STATUS_TONES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { STATUS_ICONS } from './status-icons.ts';
import { Tag } from './Tag.tsx';

/** A status as icon, tone and word. */
export function StatusTag({ status }: { status: Status }) {
  return (
    <Tag icon={STATUS_ICONS[status]} tone={STATUS_TONES[status]}>
      {status}
    </Tag>
  );
}
