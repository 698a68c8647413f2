import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import type { ReactNode } from 'react';
import { type Drawing, Icon } from './Icon.tsx';
import './Tag.css';

/** A state as icon, tone and word: never by colour only. */
export function Tag({ icon, tone, children }: { icon: Drawing; tone: StatusTone; children: ReactNode }) {
  return (
    <span className={`tag tone-${tone}`}>
      <Icon of={icon} />
      {children}
    </span>
  );
}
