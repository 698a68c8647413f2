import type { ReactNode } from 'react';
import { useRoomTaken } from '../hooks/use-room-taken.ts';
import { counted } from './format-number.ts';
import './BulkBar.css';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** What went wrong with the last press, in words. */
  problem?: string | undefined;
  /** What can be done with the selection. */
  children: ReactNode;
}

/** The slate bar that floats below a list: how many are selected, and what can be done with them. */
export function BulkBar({ count, onClear, problem, children }: BulkBarProps) {
  const bar = useRoomTaken<HTMLElement>('--room-bars');
  return (
    <section ref={bar} className="bulk-bar on-slate" aria-label="Sélection">
      {/* Always there, so that what is put into it is read aloud. */}
      <p className="bulk-bar-problem" role="alert">
        {problem}
      </p>
      <b role="status">
        {count === 0 ? 'Aucune sélection' : counted(count, 'projet sélectionné', 'projets sélectionnés')}
      </b>
      {children}
      {count > 0 && (
        <button type="button" className="button button-text" onClick={onClear}>
          Tout désélectionner
        </button>
      )}
    </section>
  );
}
