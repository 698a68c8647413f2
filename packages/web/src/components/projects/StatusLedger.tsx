import { STATUS_TONES, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type RefObject, useEffect, useRef } from 'react';
import { useMoreRight } from '../../hooks/use-more-right.ts';
import { formatNumber } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { STATUS_ICONS } from '../status-icons.ts';
import './StatusLedger.css';

const CELLS = ['total', 'first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder of the counts, of the same height. */
export function LedgerSkeleton() {
  return (
    <SkeletonGroup label="Chargement des statuts">
      <div className="status-ledger">
        {CELLS.map((cell) => (
          <span key={cell} className="status-ledger-cell">
            <b>
              <Skeleton width={34} height={22} />
            </b>
            <Skeleton width={62} />
          </span>
        ))}
      </div>
    </SkeletonGroup>
  );
}

interface StatusLedgerProps {
  /** In display order. */
  counts: readonly { statut: Status; count: number }[];
  /** The active status filter, empty for all. */
  chosen: Status | '';
  /** First count: what waits for the viewer; absent where nothing ever does. */
  waiting?: { count: number; chosen: boolean; onChoose: () => void } | undefined;
  onChoose: (statut: Status | '') => void;
}

/** Scrolls to the next counts, and at their end back to the first. */
function LedgerArrow({ ledger, more }: { ledger: RefObject<HTMLElement | null>; more: boolean }) {
  const scroll = () => {
    const strip = ledger.current;
    strip?.scrollTo({ left: more ? strip.scrollLeft + strip.clientWidth * 0.7 : 0 });
  };
  return (
    <button
      type="button"
      className="status-ledger-arrow"
      aria-label={more ? 'Statuts suivants' : 'Premiers statuts'}
      onClick={scroll}
    >
      <Icon of={more ? IconChevronRight : IconChevronLeft} />
    </button>
  );
}

/** Counts by status as filters; a click on the active one clears it. */
export function StatusLedger({ counts, chosen, waiting, onChoose }: StatusLedgerProps) {
  const ledger = useRef<HTMLFieldSetElement>(null);
  const { more, scrolled, look } = useMoreRight(ledger);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const everything = chosen === '' && waiting?.chosen !== true;

  // On a narrow screen scrolls the active count into view.
  useEffect(() => {
    const pressed = ledger.current?.querySelector<HTMLElement>(`[data-statut="${CSS.escape(chosen)}"]`);
    if (!pressed || !ledger.current) return;
    ledger.current.scrollLeft = pressed.offsetLeft - (ledger.current.clientWidth - pressed.offsetWidth) / 2;
  }, [chosen]);

  return (
    <div className="status-ledger-frame">
      <fieldset
        className="status-ledger"
        aria-label="Filtrer par statut"
        ref={ledger}
        data-more={more || undefined}
        onScroll={look}
      >
        {waiting && (
          <button
            type="button"
            className="status-ledger-waiting"
            aria-pressed={waiting.chosen}
            onClick={waiting.onChoose}
          >
            <b>{formatNumber(waiting.count)}</b>À vous
          </button>
        )}
        <button type="button" aria-pressed={everything} data-statut="" onClick={() => onChoose('')}>
          <b>{formatNumber(total)}</b>
          Tous
        </button>
        {counts.map(({ statut, count }) => (
          <button
            key={statut}
            type="button"
            className={`tone-${STATUS_TONES[statut]}`}
            aria-pressed={chosen === statut}
            data-statut={statut}
            onClick={() => onChoose(chosen === statut ? '' : statut)}
          >
            <b>
              <Icon of={STATUS_ICONS[statut]} />
              {formatNumber(count)}
            </b>
            {statut}
          </button>
        ))}
      </fieldset>
      {(more || scrolled) && <LedgerArrow ledger={ledger} more={more} />}
    </div>
  );
}
