import { POSE_DATE_LABELS, POSE_DATES } from '@ardoise/domain/projects/pose-dates.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { ReactNode } from 'react';
import { holderWords, type Viewer } from '../../components/projects/holder-words.ts';
import { managersOf } from '../../components/projects/managers-of.ts';
import { RoundTrips } from '../../components/projects/RoundTrips.tsx';
import { ProjectNameCell } from '../../components/projects/table/ProjectNameCell.tsx';
import { PICTURE, type ProjectColumn } from '../../components/projects/table/project-column.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { DueDate } from './DueDate.tsx';
import type { ColumnName } from './dashboard-sort.ts';
import { PoseContact, PoseDateCell } from './PoseCells.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusCell } from './StatusCell.tsx';

type Column = ProjectColumn<ColumnName>;
/** The columns of a role between the project's name and its next action. */
type Columns = (viewer: Viewer, now: number) => readonly Column[];

const NOTHING = <span className="meta">—</span>;
const person = (name: string): ReactNode => (name === '' ? NOTHING : name);

const NAME: Column = {
  key: 'projet',
  head: 'Projet',
  sort: 'nom',
  className: 'dashboard-name',
  bar: { height: 14 },
  cell: (row) => (
    <ProjectNameCell row={row}>
      {row.ville || 'Point de vente à choisir'}
      <span className="dashboard-below-inline">
        <span className="dashboard-dot"> · </span>
        {row.type}
      </span>
    </ProjectNameCell>
  ),
};

const statut = (viewer: Viewer, now: number): Column => ({
  key: 'statut',
  head: 'Statut',
  bar: { width: 120, height: 28 },
  cell: (row) => <StatusCell row={row} viewer={viewer} now={now} />,
});

const action = (viewer: Viewer): Column => ({
  key: 'action',
  head: 'Prochaine action',
  className: 'dashboard-actions',
  bar: { width: '100%', height: 44 },
  cell: (row) => <RowActions row={row} viewer={viewer} />,
});

const ROUND_TRIPS: Column = {
  key: 'allers-retours',
  head: 'AR Créa',
  needs: 'laptop',
  cell: (row) => <RoundTrips count={row.nb_ar_agence} />,
};

const MODIFIED: Column = {
  key: 'modifie',
  head: 'Modifié',
  sort: 'modifie',
  needs: 'laptop',
  cell: (row) => (
    <span className="meta">
      <RelativeTime date={row.t_update} />
    </span>
  ),
};

const BOARDS: Column = {
  key: 'boards',
  head: 'Boards',
  needs: 'laptop',
  cell: (row) => (row.boardsCount === 0 ? NOTHING : row.boardsCount),
};

const usual: Columns = (viewer, now) => [
  { key: 'support', head: 'Support', needs: 'laptop', cell: (row) => row.type },
  statut(viewer, now),
  ROUND_TRIPS,
  {
    key: 'main',
    head: 'Qui a la main',
    needs: 'laptop',
    cell: (row) => {
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

/** Client, number of boards to create, deadline (specification/screens-and-addresses.md#dashboard). */
const agency: Columns = (viewer, now) => [
  { key: 'smhf', head: 'SMHF', needs: 'desktop', cell: (row) => person(row.nomSmhf) },
  { key: 'mdv', head: 'MDV', needs: 'desktop', cell: (row) => person(row.nomMdv) },
  {
    key: 'dc',
    head: 'DC',
    needs: 'laptop',
    cell: (row) => (
      <>
        {person(row.nomDc)}
        <span className="meta dashboard-in-dc">{managersOf(row)}</span>
      </>
    ),
  },
  statut(viewer, now),
  { ...BOARDS, head: 'Boards à créer' },
  ROUND_TRIPS,
  {
    key: 'echeance',
    head: 'À rendre',
    sort: 'echeance',
    needs: 'laptop',
    cell: (row) => (row.echeance === null ? NOTHING : <DueDate day={row.echeance} late={row.retard} />),
  },
  MODIFIED,
];

/** Number of boards, contact, and both dates, editable in place (specification/screens-and-addresses.md#dashboard). */
const installer: Columns = (viewer, now) => [
  statut(viewer, now),
  BOARDS,
  {
    key: 'contact',
    head: 'Contact',
    below: true,
    className: 'dashboard-low dashboard-contact',
    cell: (row) => <PoseContact row={row} />,
  },
  ...POSE_DATES.map(
    (date): Column => ({
      key: date,
      head: POSE_DATE_LABELS[date],
      below: true,
      className: 'dashboard-low',
      cell: (row) => <PoseDateCell row={row} date={date} role={viewer.role} />,
    }),
  ),
];

const OWN_COLUMNS: Partial<Record<Role, Columns>> = { agence: agency, installateur: installer };

/** The columns of this role; durations are relative to `now`. */
export function columnsFor(viewer: Viewer, now: number): readonly Column[] {
  const columns = OWN_COLUMNS[viewer.role] ?? usual;
  return [PICTURE, NAME, ...columns(viewer, now), action(viewer)];
}

const LISTS: Partial<Record<Role, string>> = {
  agence: 'dashboard-list dashboard-for-agency',
  installateur: 'dashboard-list dashboard-for-installer',
};

/** The class of a list with the columns of this role. */
export function listClass(role: Role): string {
  return LISTS[role] ?? 'dashboard-list';
}
