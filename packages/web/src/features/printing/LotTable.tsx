import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { ReactNode } from 'react';
import { ProjectPicture } from '../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import './LotTable.css';

/** What a lot's dialog shows or asks of each order, beside its name. */
export interface LotColumn {
  key: string;
  head: ReactNode;
  cell: (row: ProjectRow) => ReactNode;
}

interface LotTableProps {
  label: string;
  rows: readonly ProjectRow[];
  columns: readonly LotColumn[];
}

/** The orders of a lot, each with its own answers. */
export function LotTable({ label, rows, columns }: LotTableProps) {
  return (
    <table className="lot-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={2}>
            Projet
          </th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id.$oid}>
            <td>
              <ProjectPicture type={row.type} image={row.image} size="s" />
            </td>
            <td>
              <b>{projectName(row)}</b>
              <span className="meta">{[row.ville, row.nOutlet].filter(Boolean).join(' · ')}</span>
            </td>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
