import type { ReactNode } from 'react';
import { useRoomTaken } from '../hooks/use-room-taken.ts';
import './Bar.css';

interface BarProps {
  /** Accessible name: 'Actions'. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The bar at the foot of the window: the page's actions, and its state. */
export function Bar({ label, className = '', children }: BarProps) {
  const bar = useRoomTaken<HTMLElement>('--room-bars', '--room-actions');
  return (
    <section ref={bar} className={`bar ${className}`.trim()} aria-label={label}>
      <div>{children}</div>
    </section>
  );
}
