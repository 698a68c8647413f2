import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { sinceDays } from '../../components/projects/holder-words.ts';
import { ProjectNameCell } from '../../components/projects/table/ProjectNameCell.tsx';
import { PICTURE, type ProjectColumn } from '../../components/projects/table/project-column.tsx';
import { SELECT_COLUMN } from '../../components/projects/table/select-column.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { PrintActions } from './PrintActions.tsx';
import { PrintedWhat } from './PrintedWhat.tsx';

/** What is the same in every row of the list. */
export interface BenchSubject {
  /** All have the status of the filter, which the list names above. */
  oneStatus: boolean;
  /** All are of the agency that reads the list. */
  ownAgency: boolean;
}

interface OnTheBench extends BenchSubject {
  now: number;
  /** The projects of a running call. */
  underway: readonly string[];
  onDownload: (row: ProjectRow) => void;
  onDeliver: (row: ProjectRow) => void;
}

type Column = ProjectColumn<never>;

const WHAT: readonly Column[] = [
  SELECT_COLUMN,
  PICTURE,
  {
    key: 'projet',
    head: 'Projet',
    className: 'printing-name',
    cell: (row) => (
      <ProjectNameCell row={row}>{[row.ville, row.nOutlet].filter(Boolean).join(' · ')}</ProjectNameCell>
    ),
  },
  {
    key: 'impression',
    head: 'À imprimer',
    className: 'printing-what',
    cell: (row) => <PrintedWhat row={row} />,
  },
];

const AGENCY: Column = {
  key: 'agence',
  head: 'Agence',
  className: 'printing-agency',
  cell: (row) => row.nomAgence || row.agence,
};

const state = (now: number, oneStatus: boolean): Column => ({
  key: 'statut',
  head: oneStatus ? 'Attend' : 'Statut',
  className: 'printing-state',
  bar: { width: 90, height: oneStatus ? 12 : 28 },
  cell: (row) => (
    <>
      {!oneStatus && <StatusTag status={row.statut} />}
      <span className="meta">{sinceDays(row.t_statut, now)}</span>
    </>
  ),
});

/** What to print, for whom, since when, and the next action; without what is the same in every row. */
export function printColumns(bench: OnTheBench): readonly Column[] {
  const { now, oneStatus, ownAgency, underway, onDownload, onDeliver } = bench;
  return [
    ...WHAT,
    state(now, oneStatus),
    ...(ownAgency ? [] : [AGENCY]),
    {
      key: 'action',
      head: 'Prochaine action',
      className: 'printing-actions',
      bar: { width: 140, height: 44 },
      cell: (row) => (
        <PrintActions
          row={row}
          busy={underway.includes(row._id.$oid)}
          onDownload={onDownload}
          onDeliver={onDeliver}
        />
      ),
    },
  ];
}
