import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import { STATUS_TONES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { useMaybeMe } from '../hooks/use-me.ts';
import { STATUS_ICONS } from './status-icons.ts';
import { Tag } from './Tag.tsx';

/** A status as icon, tone and word: the client's word for a client. */
export function StatusTag({ status }: { status: Status }) {
  const forClient = useMaybeMe()?.role === 'client';
  return (
    <Tag icon={STATUS_ICONS[status]} tone={STATUS_TONES[status]}>
      {forClient ? clientStage(status) : status}
    </Tag>
  );
}
