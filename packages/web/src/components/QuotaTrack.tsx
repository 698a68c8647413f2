import { formatPercent } from './format-number.ts';
import { percentTone } from './percent-tone.ts';
import './QuotaTrack.css';

/** The used share of a quota, as a thin line in the colour of its percentage; the caller sets its margins. */
export function QuotaTrack({ percent, className = '' }: { percent: number; className?: string }) {
  return (
    <span
      className={`quota-track tone-${percentTone(percent)} ${className}`.trim()}
      role="img"
      aria-label={`${formatPercent(percent)} du quota utilisé`}
    >
      <i style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
  );
}
