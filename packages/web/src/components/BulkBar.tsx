import { type ReactNode, useEffect } from 'react';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { counted } from './format-number.ts';
import { SlateBar } from './SlateBar.tsx';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Error of the last click. */
  problem?: string | undefined;
  /** Actions on the selection. */
  children: ReactNode;
}

/** Escape clears the selection, unless it closes something in front of the page. */
function useClearOnEscape(selected: boolean, onClear: () => void): void {
  const clear = useStableCallback(onClear);
  useEffect(() => {
    if (!selected) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], [role=menu]') === null) clear();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [selected, clear]);
}

/** The slate bar that floats below a list while something is selected: how many, and their actions. */
export function BulkBar({ count, onClear, problem, children }: BulkBarProps) {
  useClearOnEscape(count > 0, onClear);
  return (
    <>
      {/* Always rendered: a live region must exist before its content changes. */}
      <p className="visually-hidden" role="status">
        {count === 0 ? '' : counted(count, 'projet sélectionné', 'projets sélectionnés')}
      </p>
      {count > 0 && (
        <Bar count={count} onClear={onClear} problem={problem}>
          {children}
        </Bar>
      )}
    </>
  );
}

function Bar({ count, onClear, problem, children }: BulkBarProps) {
  return (
    <SlateBar
      label="Sélection"
      problem={problem}
      said={counted(count, 'projet sélectionné', 'projets sélectionnés')}
    >
      {children}
      <button type="button" className="button button-text" onClick={onClear}>
        Tout désélectionner
      </button>
    </SlateBar>
  );
}
