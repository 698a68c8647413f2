import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { closedYear } from '@ardoise/domain/content/quotas/quota-words.ts';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { counted, formatNumber, NBSP } from '../../../components/format-number.ts';
import { lineAlert } from './cell-words.ts';
import { OpenCell } from './OpenCell.tsx';
import { QuotaMeter } from './QuotaMeter.tsx';
import { QuotaTable } from './QuotaTable.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { type GridLine, lineName, type QuotaCell, type QuotaGrid } from './use-quota-grid.ts';

function usedWords(cells: readonly QuotaCell[]): string {
  const used = cells.reduce((sum, { utilisees }) => sum + utilisees, 0);
  const given = cells.reduce((sum, { annuel }) => sum + (annuel ?? 0), 0);
  return `${counted(used, 'utilisée', 'utilisées')}, reste ${formatNumber(given - used)}`;
}

/** The quotas of an opened year: changed cell by cell, and transferred. */
export function OpenYear({ grid }: { grid: QuotaGrid }) {
  const { annee, lignes } = grid;
  const [giver, setGiver] = useState<GridLine>();
  return (
    <>
      <QuotaTable
        lines={lignes}
        note={(line) => lineAlert(line.cellules)}
        totalNote={usedWords}
        cell={(line, kind) => <OpenCell key={`${annee} ${line.smhf} ${kind}`} {...{ annee, line, kind }} />}
        act={(line) => (
          <Button
            tone="text"
            icon={IconArrowsLeftRight}
            aria-label={`Transférer des unités ${ofName(lineName(line))}`}
            onClick={() => setGiver(line)}
          >
            Transférer
          </Button>
        )}
      />
      <p className="hint content-quotas-hint">
        Baisser un quota sous ce qui est utilisé est possible{NBSP}: le SMHF passe alors en quota dépassé et
        ne peut plus créer. Sur Mesure n’a pas de quota.
      </p>
      {giver && <TransferDialog grid={grid} from={giver.smhf} onClose={() => setGiver(undefined)} />}
    </>
  );
}

/** The quotas of a closed year, read only. */
export function ClosedYear({ grid }: { grid: QuotaGrid }) {
  return (
    <>
      <QuotaTable
        lines={grid.lignes}
        note={() => null}
        totalNote={usedWords}
        cell={(line, kind) => (
          <>
            <b className="content-quotas-closed">{formatNumber(line.cellules[kind].annuel ?? 0)}</b>
            <QuotaMeter kind={kind} cell={line.cellules[kind]} />
          </>
        )}
      />
      <p className="hint content-quotas-hint">{closedYear(grid.annee)}</p>
    </>
  );
}
