import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { formatPercent } from './format-number.ts';
import { Icon } from './Icon.tsx';
import { Leader } from './Leader.tsx';
import './QuotaBar.css';

/** State computed by the server (specification/quotas.md#states); ALERTE also for 10 or fewer units left. */
type QuotaLook = 'OK' | 'ALERTE' | 'DEPASSE';

const LOOKS = {
  OK: { tone: 'tone-done', icon: IconCircleCheck },
  ALERTE: { tone: 'tone-wait', icon: IconAlertTriangle },
  DEPASSE: { tone: 'tone-stop', icon: IconAlertOctagon },
};

interface QuotaBarProps {
  /** 'Quota 2026' */
  name: string;
  used: number;
  annual: number;
  look: QuotaLook;
  /** Explanation. */
  children: ReactNode;
}

/** Usage of a year's quota: figures on a leader, a thin bar, a sentence. */
export function QuotaBar({ name, used, annual, look, children }: QuotaBarProps) {
  const { tone, icon } = LOOKS[look];
  const percent = annual > 0 ? Math.min(100, Math.round((100 * used) / annual)) : used > 0 ? 100 : 0;
  return (
    <div className={`quota-bar ${tone}`}>
      <Leader name={name} value={`${used} sur ${annual}`} />
      <div className="quota-bar-track" role="img" aria-label={`${formatPercent(percent)} du quota utilisé`}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="quota-bar-note">
        <Icon of={icon} />
        <span>{children}</span>
      </p>
    </div>
  );
}
