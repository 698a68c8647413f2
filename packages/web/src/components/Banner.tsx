import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { type Drawing, Icon } from './Icon.tsx';
import './Banner.css';

/** stop: impossible; wait: caution; work: information; done: success; draft: neutral. */
type BannerTone = 'stop' | 'wait' | 'work' | 'done' | 'draft';

const ICONS: Record<BannerTone, Drawing> = {
  stop: IconAlertOctagon,
  wait: IconAlertTriangle,
  work: IconInfoCircle,
  done: IconCircleCheck,
  draft: IconInfoCircle,
};

interface BannerProps {
  tone: BannerTone;
  icon?: Drawing;
  /** Across the full page width, under the header: the home notice only. */
  wide?: boolean;
  /** `alert` for a new error, `status` for a change while reading. */
  role?: 'alert' | 'status';
  /** A remedy button, on the right. */
  action?: ReactNode;
  children: ReactNode;
}

export function Banner({ tone, icon = ICONS[tone], wide = false, role, action, children }: BannerProps) {
  const content = (
    <>
      <Icon of={icon} />
      <div className="banner-text">{children}</div>
      {action}
    </>
  );
  return (
    <div className={`banner parted tone-${tone}${wide ? ' banner-wide' : ''}`} role={role}>
      {wide ? <div>{content}</div> : content}
    </div>
  );
}
