import type { ReactNode } from 'react';
import { useRoomTaken } from '../hooks/use-room-taken.ts';
import './BulkBar.css';

interface SlateBarProps {
  /** Accessible name: 'Sélection'. */
  label: string;
  /** Error of the last click. */
  problem?: string | undefined;
  /** Its subject. */
  said: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** A slate bar that floats below a list, with what can be done now. */
export function SlateBar({ label, problem, said, children }: SlateBarProps) {
  const bar = useRoomTaken<HTMLElement>('--room-bars');
  return (
    <section ref={bar} className="bulk-bar on-slate" aria-label={label}>
      <p className="bulk-bar-problem" role="alert">
        {problem}
      </p>
      <b>{said}</b>
      {children}
    </section>
  );
}
