import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { POSE_DATE_LABELS, POSE_DATES } from '@ardoise/domain/projects/pose-dates.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { ReactNode } from 'react';
import { holderWords, type Viewer } from '../../components/projects/holder-words.ts';
import { managersOf } from '../../components/projects/managers-of.ts';
import { RoundTrips } from '../../components/projects/RoundTrips.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { DueDate } from './DueDate.tsx';
import { PoseContact, PoseDateCell } from './PoseCells.tsx';

/** A column between the project's name and its next action, hidden on narrow screens; `statut` is always there. */
export interface ListColumn {
  key:
    | 'support'
    | 'smhf'
    | 'mdv'
    | 'dc'
    | 'statut'
    | 'boards'
    | 'contact'
    | 't_previsite'
    | 't_pose'
    | 'allers-retours'
    | 'main'
    | 'echeance'
    | 'modifie';
  head: string;
  /** On a narrow screen it goes below the others instead. */
  below?: true;
  /** Shown where there is much room; elsewhere another column says it. */
  wide?: true;
  cell: (row: ProjectRow, viewer: Viewer, now: number) => ReactNode;
}

function person(name: string): ReactNode {
  return name === '' ? <span className="meta">—</span> : name;
}

const STATUT: ListColumn = { key: 'statut', head: 'Statut', cell: () => null };
const ROUND_TRIPS: ListColumn = {
  key: 'allers-retours',
  head: 'AR Créa',
  cell: (row) => <RoundTrips count={row.nb_ar_agence} />,
};
const MODIFIED: ListColumn = {
  key: 'modifie',
  head: 'Modifié',
  cell: (row) => (
    <span className="meta">
      <RelativeTime date={row.t_update} />
    </span>
  ),
};

const BOARDS: ListColumn = {
  key: 'boards',
  head: 'Boards',
  cell: (row) => (row.boardsCount === 0 ? <span className="meta">—</span> : row.boardsCount),
};

const USUAL: readonly ListColumn[] = [
  { key: 'support', head: 'Support', cell: (row) => row.type },
  STATUT,
  ROUND_TRIPS,
  {
    key: 'main',
    head: 'Qui a la main',
    cell: (row, viewer, now) => {
      const { text, mine } = holderWords(row, viewer, now);
      return (
        <>
          <span className={mine ? 'mine' : undefined}>{text}</span>
          <DueDate day={row.echeance} late={row.retard} />
        </>
      );
    },
  },
  MODIFIED,
];

/** Who it is for, how many boards there are to make, until when (specification/screens-and-addresses.md#dashboard). */
const AGENCY: readonly ListColumn[] = [
  { key: 'smhf', head: 'SMHF', wide: true, cell: (row) => person(row.nomSmhf) },
  { key: 'mdv', head: 'MDV', wide: true, cell: (row) => person(row.nomMdv) },
  {
    key: 'dc',
    head: 'DC',
    cell: (row) => (
      <>
        {person(row.nomDc)}
        <span className="meta dashboard-in-dc">{managersOf(row)}</span>
      </>
    ),
  },
  STATUT,
  { ...BOARDS, head: 'Boards à créer' },
  ROUND_TRIPS,
  {
    key: 'echeance',
    head: 'À rendre',
    cell: (row) =>
      row.echeance === null ? (
        <span className="meta">—</span>
      ) : (
        <DueDate day={row.echeance} late={row.retard} />
      ),
  },
  MODIFIED,
];

/** How many boards, whom to call, and both dates, which are set right here (specification/screens-and-addresses.md#dashboard). */
const INSTALLER: readonly ListColumn[] = [
  STATUT,
  BOARDS,
  { key: 'contact', head: 'Contact', below: true, cell: (row) => <PoseContact row={row} /> },
  ...POSE_DATES.map(
    (date): ListColumn => ({
      key: date,
      head: POSE_DATE_LABELS[date],
      below: true,
      cell: (row, viewer) => <PoseDateCell row={row} date={date} role={viewer.role} />,
    }),
  ),
];

/** A client's orders go back and forth without being counted to them (specification/roles-and-scope.md#what-a-client-reads). */
const CLIENT: readonly ListColumn[] = USUAL.map((column) =>
  column === ROUND_TRIPS ? { ...column, head: '', cell: () => null } : column,
);

const OWN_COLUMNS: Partial<Record<Role, readonly ListColumn[]>> = {
  client: CLIENT,
  agence: AGENCY,
  installateur: INSTALLER,
};

/** Hides what stands in a column's place, its head or its skeleton, where the column has no room. */
export function hidingClass({ wide }: Pick<ListColumn, 'wide'>): string {
  return wide ? 'dashboard-hide-narrow dashboard-hide-wide' : 'dashboard-hide-narrow';
}

/** How a cell of this column gives way on narrower screens. */
export function columnClass(column: ListColumn): string {
  return column.below
    ? `dashboard-cell dashboard-cell-below dashboard-cell-${column.key}`
    : hidingClass(column);
}

/** The columns that this role looks for. */
export function columnsFor(role: Role): readonly ListColumn[] {
  return OWN_COLUMNS[role] ?? USUAL;
}

const LISTS: Partial<Record<Role, string>> = {
  agence: 'dashboard-list dashboard-for-agency',
  installateur: 'dashboard-list dashboard-for-installer',
};

/** The class of a list with the columns of this role. */
export function listClass(role: Role): string {
  return LISTS[role] ?? 'dashboard-list';
}
