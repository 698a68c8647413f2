import { formatPercent } from '../../components/format-number.ts';
import type { QuotaRow } from '../../hooks/use-quota-tracking.ts';
import { PARTS, partWidths } from './quota-rows.ts';

/** A year's units as a stacked bar; with the figures beside it. */
export function QuotaParts({ row }: { row: QuotaRow }) {
  const widths = partWidths(row);
  return (
    <div className="quotas-bar" role="img" aria-label={`${formatPercent(row.pourcentage)} utilisés`}>
      {PARTS.map(
        ({ part, look }, index) =>
          row[part] > 0 && <i key={part} className={look} style={{ width: `${widths[index]}%` }} />,
      )}
    </div>
  );
}

/** Legend of the bars' colours and patterns. */
export function QuotaKey() {
  return (
    <p className="quotas-key">
      {PARTS.map(({ part, name, look }) => (
        <span key={part}>
          <i className={look} />
          {name}
        </span>
      ))}
      <span>
        <i className="quotas-part-rest" />
        Restant
      </span>
    </p>
  );
}
