import { type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** Messages stand above the bar, however many lines its buttons take. */
function useItsHeight() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (bar.current === null) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      page.setProperty('--bulk-bar', `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      page.removeProperty('--bulk-bar');
    };
  }, []);
  return bar;
}

/** The slate bar that floats below a list: how many are selected, and what can be done with them. */
export function BulkBar({ count, onClear, problem, children }: BulkBarProps) {
  const bar = useItsHeight();
  return (
    <section ref={bar} className="bulk on-slate" aria-label="Sélection">
      {/* Always there, so that what is put into it is read aloud. */}
      <p className="bulk-problem" role="alert">
        {problem}
      </p>
      <b role="status">
        {count === 0 ? 'Aucune sélection' : counted(count, 'projet sélectionné', 'projets sélectionnés')}
      </b>
      {children}
      {count > 0 && (
        <button type="button" className="b b-text" onClick={onClear}>
          Tout désélectionner
        </button>
      )}
    </section>
  );
}
