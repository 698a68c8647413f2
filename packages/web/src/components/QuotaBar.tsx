import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Leader } from './Leader.tsx';
import { QuotaTrack } from './QuotaTrack.tsx';
import './QuotaBar.css';

interface QuotaBarProps {
  /** 'Quota 2026' */
  name: string;
  used: number;
  annual: number;
  /** Running low: emphasised by the sentence, not by the colour, which is of the percentage. */
  pressing: boolean;
  /** Explanation. */
  children: ReactNode;
}

/** Usage of a year's quota: figures on a leader, a thin bar, a sentence. */
export function QuotaBar({ name, used, annual, pressing, children }: QuotaBarProps) {
  const percent = annual > 0 ? Math.min(100, Math.round((100 * used) / annual)) : used > 0 ? 100 : 0;
  return (
    <div className="quota-bar">
      <Leader name={name} value={`${used} sur ${annual}`} />
      <QuotaTrack percent={percent} />
      <p className={pressing ? 'quota-bar-note quota-bar-pressing' : 'quota-bar-note'}>
        {pressing && <Icon of={IconAlertTriangle} />}
        <span>{children}</span>
      </p>
    </div>
  );
}
