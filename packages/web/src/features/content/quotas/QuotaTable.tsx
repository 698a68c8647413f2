import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../components/format-number.ts';
import { type GridLine, lineName, type QuotaCell } from './use-quota-grid.ts';

interface QuotaTableProps {
  lines: readonly GridLine[];
  /** Under the SMHF's name. */
  note: (line: GridLine) => ReactNode;
  cell: (line: GridLine, kind: QuotaKind) => ReactNode;
  /** Under the sum of a kind. */
  totalNote: (cells: readonly QuotaCell[]) => ReactNode;
  /** At the end of a line. */
  act?: (line: GridLine) => ReactNode;
}

/** SMHFs by kinds, with the sums; on a phone a block per SMHF. */
export function QuotaTable({ lines, note, cell, totalNote, act }: QuotaTableProps) {
  const cellsOf = (kind: QuotaKind) => lines.map(({ cellules }) => cellules[kind]);
  return (
    <div className="content-quotas-scroll">
      <table className="content-quotas-table" aria-label="Quotas par SMHF et par support">
        <thead>
          <tr>
            <th scope="col">SMHF</th>
            {QUOTA_KINDS.map((kind) => (
              <th key={kind} scope="col">
                {KIND_WORDS[kind].name}
              </th>
            ))}
            {act && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.smhf}>
              <th scope="row">
                {lineName(line)}
                <span className="content-quotas-note">{note(line)}</span>
              </th>
              {QUOTA_KINDS.map((kind) => (
                <td key={kind} data-label={KIND_WORDS[kind].name}>
                  {cell(line, kind)}
                </td>
              ))}
              {act && <td className="content-quotas-act">{act(line)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {QUOTA_KINDS.map((kind) => (
              <td key={kind} data-label={KIND_WORDS[kind].name}>
                <b>{formatNumber(cellsOf(kind).reduce((sum, { annuel }) => sum + (annuel ?? 0), 0))}</b>
                <span className="content-quotas-words">{totalNote(cellsOf(kind))}</span>
              </td>
            ))}
            {act && <td />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
