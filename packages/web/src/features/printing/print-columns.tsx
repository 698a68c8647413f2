import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { Fragment } from 'react';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ArrivalLine } from '../../components/projects/ArrivalLine.tsx';
import { sinceDays } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { ProjectNameCell } from '../../components/projects/table/ProjectNameCell.tsx';
import { PICTURE, type ProjectColumn } from '../../components/projects/table/project-column.tsx';
import { SELECT_COLUMN } from '../../components/projects/table/select-column.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { Link } from '../../router/Link.tsx';
import { deliveryOf, isToPrint } from './delivery-of.ts';

interface PrintActionsProps {
  row: ProjectRow;
  /** A call for this project is in progress. */
  busy: boolean;
  onDownload: (row: ProjectRow) => void;
  onDeliver: (row: ProjectRow) => void;
}

/** What a project's row offers: its delivery once it is printed, its files, at first or again, and a question. */
function PrintActions({ row, busy, onDownload, onDeliver }: PrintActionsProps) {
  const name = projectName(row);
  const toPrint = isToPrint(row);
  return (
    <>
      {deliveryOf(row) !== undefined && (
        <Button tone="ink" busy={busy} onClick={() => onDeliver(row)}>
          Passer en livré<span className="visually-hidden"> : {name}</span>
        </Button>
      )}
      <Button tone="text" busy={busy && toPrint} onClick={() => onDownload(row)}>
        Télécharger
        <span className="visually-hidden">
          {toPrint ? ' ' : ' de nouveau '}
          {name}
        </span>
      </Button>
      <Link
        className={buttonClass({ tone: 'text', className: 'button-icon' })}
        to={followUpPath(row._id.$oid)}
        aria-label={`Question ou retour sur ${name}`}
        title="Question ou retour"
      >
        <Icon of={IconMessageQuestion} />
      </Link>
    </>
  );
}

/** No-break space between a number and its unit. */
function withUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** What is printed, one item per line; the support if unknown. */
function PrintedWhat({ row }: { row: ProjectRow }) {
  const [first, ...rest] = row.impression === '' ? [row.type] : withUnits(row.impression).split(' · ');
  return (
    <>
      <span>{first}</span>
      {rest.length > 0 && (
        <span className="meta">
          {rest.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="nowrap">
                {part}
                {index < rest.length - 1 && '\u00a0·'}
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

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
      <ArrivalLine arrivee={row.arrivee} />
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
