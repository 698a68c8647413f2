import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { forecastWords, paceWords } from '../../components/forecast-words.ts';
import { formatNumber, formatPercent } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { percentTone } from '../../components/percent-tone.ts';
import { SortHeader } from '../../components/SortHeader.tsx';
import type { QuotaRow } from '../../hooks/use-quota-tracking.ts';
import { QuotaParts } from './QuotaParts.tsx';
import { type QuotaSort, type QuotaView, smhfName, sortedBy } from './quota-rows.ts';

const COLUMNS: readonly { sort: QuotaSort | null; name: string; figure?: boolean }[] = [
  { sort: 'smhf', name: 'SMHF' },
  { sort: null, name: 'Support' },
  { sort: 'annuel', name: 'Annuel', figure: true },
  { sort: 'prevision', name: 'Répartition et prévision' },
  { sort: 'creation', name: 'Création', figure: true },
  { sort: 'imprime', name: 'Imprimé', figure: true },
  { sort: 'digital', name: 'Digital', figure: true },
  { sort: 'annule', name: 'Annulé', figure: true },
  { sort: 'restant', name: 'Restant', figure: true },
  { sort: 'avenir', name: 'À venir', figure: true },
  { sort: 'pourcentage', name: 'Utilisé', figure: true },
];

const TONE_ICONS = {
  done: IconCircleCheck,
  work: IconInfoCircle,
  wait: IconClock,
  stop: IconAlertTriangle,
};

interface QuotaTableProps {
  /** In the order of the view. */
  rows: readonly QuotaRow[];
  view: QuotaView;
  onSort: (view: QuotaView) => void;
}

/** One row per SMHF and support; on a phone a block of labelled figures. */
export function QuotaTable({ rows, view, onSort }: QuotaTableProps) {
  return (
    <div className="quotas-scroll">
      <table className="quotas-table" aria-label="Quotas par SMHF et par support">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <HeadCell key={column.name} {...column} view={view} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <QuotaLine
              key={`${row.smhf} ${row.typeProjet}`}
              row={row}
              named={view.tri !== 'smhf' || rows[index - 1]?.smhf !== row.smhf}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps extends Omit<QuotaTableProps, 'rows'> {
  sort: QuotaSort | null;
  name: string;
  figure?: boolean;
}

function HeadCell({ sort, name, figure = false, view, onSort }: HeadCellProps) {
  if (sort === null) return <th scope="col">{name}</th>;
  return (
    <SortHeader
      className={figure ? 'quotas-number' : undefined}
      sorted={view.tri === sort ? view.sens : null}
      onSort={() => onSort(sortedBy(view, sort))}
    >
      {name}
    </SortHeader>
  );
}

/** `named`: displays the SMHF's name, otherwise for screen readers only. */
function QuotaLine({ row, named }: { row: QuotaRow; named: boolean }) {
  const tone = percentTone(row.pourcentage);
  return (
    <tr className={named ? 'quotas-first' : undefined}>
      <th scope="row">
        <span className={named ? undefined : 'visually-hidden'}>{smhfName(row)}</span>
      </th>
      <td className="quotas-support">{KIND_WORDS[row.typeProjet].name}</td>
      <Figure name="Annuel" value={row.annuel} />
      <td className="quotas-parts">
        <QuotaParts row={row} />
        <Forecast row={row} />
      </td>
      <Figure name="Création" value={row.creation} />
      <Figure name="Imprimé" value={row.imprime} />
      <Figure name="Digital" value={row.digital} />
      <Figure name="Annulé" value={row.annule} />
      <Figure name="Restant" value={row.restant} strong />
      <Figure name="À venir" value={row.avenir} />
      <td className="quotas-number quotas-used">
        <span className={`quotas-percent tone-${tone}`}>
          <Icon of={TONE_ICONS[tone]} size="s" />
          {formatPercent(row.pourcentage)}
        </span>
      </td>
    </tr>
  );
}

function Figure({ name, value, strong = false }: { name: string; value: number; strong?: boolean }) {
  const text = formatNumber(value);
  return (
    <td className={value === 0 && !strong ? 'quotas-number quotas-zero' : 'quotas-number'} data-label={name}>
      {strong ? <b>{text}</b> : text}
    </td>
  );
}

/** The forecast day on which the quota runs out, with its pace. */
function Forecast({ row }: { row: QuotaRow }) {
  const { prevision, annuel, avenir, pourcentage } = row;
  if (prevision === null) return null;
  if (annuel === 0 && pourcentage === 0) return <p className="quotas-forecast">Aucune unité attribuée</p>;
  const pressing = prevision.outcome === 'spent' || prevision.outcome === 'drafts';
  return (
    <p className="quotas-forecast">
      <span className={pressing ? 'quotas-pressing' : undefined}>{forecastWords(prevision)}</span>
      {prevision.outcome !== 'spent' && <span>{paceWords(prevision, avenir)}</span>}
    </p>
  );
}
