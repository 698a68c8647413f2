import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type RefObject, useEffect, useRef } from 'react';
import { useMoreRight } from '../hooks/use-more-right.ts';
import { formatNumber } from './format-number.ts';
import { type Drawing, Icon } from './Icon.tsx';
import './Ledger.css';

/** One count, which is a filter. */
export interface LedgerCell {
  /** Empty for all. */
  key: string;
  words: string;
  count: number;
  icon?: Drawing;
  tone?: StatusTone;
  /** What waits for the reader: larger, in red. */
  waiting?: true;
}

interface LedgerProps {
  /** 'Filtrer par statut' */
  label: string;
  /** What is counted, a masculine plural: 'Statuts'. */
  counted: string;
  /** In display order. */
  cells: readonly LedgerCell[];
  chosen: string;
  onChoose: (key: string) => void;
}

interface LedgerArrowProps extends Pick<LedgerProps, 'counted'> {
  ledger: RefObject<HTMLElement | null>;
  more: boolean;
}

/** Scrolls to the next counts, and at their end back to the first. */
function LedgerArrow({ ledger, more, counted }: LedgerArrowProps) {
  const scroll = () => {
    const strip = ledger.current;
    strip?.scrollTo({ left: more ? strip.scrollLeft + strip.clientWidth * 0.7 : 0 });
  };
  return (
    <button
      type="button"
      className="ledger-arrow"
      aria-label={more ? `${counted} suivants` : `Premiers ${counted.toLowerCase()}`}
      onClick={scroll}
    >
      <Icon of={more ? IconChevronRight : IconChevronLeft} />
    </button>
  );
}

function classOf({ tone, waiting }: LedgerCell): string {
  return ['parted', waiting && 'ledger-waiting', tone && `tone-${tone}`].filter(Boolean).join(' ');
}

/** Counts as filters. */
export function Ledger({ label, counted, cells, chosen, onChoose }: LedgerProps) {
  const ledger = useRef<HTMLFieldSetElement>(null);
  const { more, scrolled, look } = useMoreRight(ledger);

  // On a narrow screen scrolls the active count into view.
  useEffect(() => {
    const pressed = ledger.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(chosen)}"]`);
    if (!pressed || !ledger.current) return;
    ledger.current.scrollLeft = pressed.offsetLeft - (ledger.current.clientWidth - pressed.offsetWidth) / 2;
  }, [chosen]);

  return (
    <div className="ledger-frame">
      <fieldset
        className="ledger"
        aria-label={label}
        ref={ledger}
        data-more={more || undefined}
        onScroll={look}
      >
        {cells.map((cell) => (
          <button
            key={cell.key}
            type="button"
            className={classOf(cell)}
            aria-pressed={chosen === cell.key}
            data-key={cell.key}
            onClick={() => onChoose(cell.key)}
          >
            <b>
              {cell.icon && <Icon of={cell.icon} />}
              {formatNumber(cell.count)}
            </b>
            <span>{cell.words}</span>
          </button>
        ))}
      </fieldset>
      {(more || scrolled) && <LedgerArrow ledger={ledger} more={more} counted={counted} />}
    </div>
  );
}
