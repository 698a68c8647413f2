import { positionWords } from './entry-order.ts';

interface LiftedTipProps {
  label: string;
  /** 0-based. */
  place: number;
  count: number;
}

/** Where a lifted row stands, and the keys, beside it. */
export function LiftedTip({ label, place, count }: LiftedTipProps) {
  return (
    <p className="entry-ledger-tip on-slate">
      <b>{`${label}\u00a0: ${positionWords(place, count)}`}</b>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> déplacer
      </span>
      <span>
        <kbd>Entrée</kbd> poser
      </span>
      <span>
        <kbd>Échap</kbd> annuler
      </span>
    </p>
  );
}
