import { STATUS_TONES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { Ledger, type LedgerCell } from '../Ledger.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { STATUS_ICONS } from '../status-icons.ts';

const CELLS = ['total', 'first', 'second', 'third', 'fourth', 'fifth'];
/** Key of what waits for the viewer: no status. */
const WAITING = 'attente';

/** Placeholder of the counts, of the same height. */
export function LedgerSkeleton() {
  return (
    <SkeletonGroup label="Chargement des statuts">
      <div className="ledger">
        {CELLS.map((cell) => (
          <span key={cell} className="ledger-cell">
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

/** Counts by status as filters; a click on the active one clears it. */
export function StatusLedger({ counts, chosen, waiting, onChoose }: StatusLedgerProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const cells: LedgerCell[] = [
    ...(waiting ? [{ key: WAITING, words: 'À vous', count: waiting.count, waiting: true as const }] : []),
    { key: '', words: 'Tous', count: total },
    ...counts.map(({ statut, count }) => ({
      key: statut,
      words: statut,
      count,
      icon: STATUS_ICONS[statut],
      tone: STATUS_TONES[statut],
    })),
  ];
  const choose = (key: string) => {
    if (key === WAITING) waiting?.onChoose();
    else onChoose(key === chosen ? '' : (key as Status | ''));
  };
  return (
    <Ledger
      label="Filtrer par statut"
      counted="Statuts"
      cells={cells}
      chosen={waiting?.chosen ? WAITING : chosen}
      onChoose={choose}
    />
  );
}
