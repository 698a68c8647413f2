import type { ReactNode } from 'react';
import { useRoomTaken } from '../hooks/use-room-taken.ts';
import { counted } from './format-number.ts';
import './BulkBar.css';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Error of the last click. */
  problem?: string | undefined;
  /** Actions on the selection. */
  children: ReactNode;
}

/** The slate bar that floats below a list: number of selected items, and their actions. */
export function BulkBar({ count, onClear, problem, children }: BulkBarProps) {
  const bar = useRoomTaken<HTMLElement>('--room-bars');
  return (
    <section ref={bar} className="bulk-bar on-slate" aria-label="Sélection">
      {/* Always rendered: a live region must exist before its content changes. */}
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
