import { MAX_SELECTION } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Button } from '../../components/Button.tsx';
import { counted, formatNumber } from '../../components/format-number.ts';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';

interface SelectAllStripProps {
  rows: readonly ProjectRow[];
  total: number | undefined;
  selected: SelectedProjects;
}

/** Select-all of the whole list by its filters, offered once every displayed row is selected. */
export function SelectAllStrip({ rows, total = 0, selected }: SelectAllStripProps) {
  if (selected.all) {
    return (
      <p className="management-all" role="status">
        Les {counted(total, 'projet', 'projets')} de ce filtre sont sélectionnés.
        <Button tone="text" onClick={selected.clear}>
          Tout désélectionner
        </Button>
      </p>
    );
  }
  if (total <= rows.length || !rows.every((row) => selected.has(row._id.$oid))) return null;
  if (total > MAX_SELECTION) {
    return (
      <p className="management-all">
        Les {formatNumber(rows.length)} projets affichés sont sélectionnés. Une sélection en tient{' '}
        {formatNumber(MAX_SELECTION)} au plus&nbsp;: précisez le filtre pour prendre toute la liste.
      </p>
    );
  }
  return (
    <p className="management-all">
      Les {formatNumber(rows.length)} projets affichés sont sélectionnés.
      <Button onClick={selected.selectAll}>
        Sélectionner les {counted(total, 'projet', 'projets')} de ce filtre
      </Button>
    </p>
  );
}
