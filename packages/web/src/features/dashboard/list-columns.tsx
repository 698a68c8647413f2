import { POSE_DATE_LABELS, POSE_DATES } from '@ardoise/domain/projects/pose-dates.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { ReactNode } from 'react';
import { calendarDays } from '../../components/format-date.ts';
import { counted } from '../../components/format-number.ts';
import { holderWords, sinceDays, type Viewer } from '../../components/projects/holder-words.ts';
import { managersOf } from '../../components/projects/managers-of.ts';
import { RoundTrips } from '../../components/projects/RoundTrips.tsx';
import { ProjectNameCell } from '../../components/projects/table/ProjectNameCell.tsx';
import { PICTURE, type ProjectColumn } from '../../components/projects/table/project-column.tsx';
import { SELECT_COLUMN } from '../../components/projects/table/select-column.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { ArrivalCell } from './ArrivalCell.tsx';
import { DueDate } from './DueDate.tsx';
import type { ColumnName } from './dashboard-sort.ts';
import { PoseContact, PoseDateCell } from './PoseCells.tsx';
import { progressWords } from './progress-words.ts';
import { RequestCell } from './RequestCell.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusCell } from './StatusCell.tsx';

type Column = ProjectColumn<ColumnName>;
/** What is known of every row of the list: such a column would say the same in each. */
export interface ListSubject {
  /** Each waits for the viewer. */
  turns: boolean;
  /** Under headings of days. */
  byDay: boolean;
  /** All have one status, and it is final. */
  oneStatus: boolean;
  /** It is one in which each says when it comes. */
  comes: boolean;
  over: boolean;
  oneSupport: boolean;
  /** Each stands still. */
  still: boolean;
  /** Each is on its way, or was delivered. */
  deliveries: boolean;
}

interface ColumnContext extends ListSubject {
  viewer: Viewer;
  now: number;
}
/** The columns of a role between the project's name and its next action. */
type Columns = (context: ColumnContext) => readonly Column[];

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
        {' · '}
        {row.type}
      </span>
    </ProjectNameCell>
  ),
};

const statut = ({ viewer, now, turns, oneStatus, comes, still }: ColumnContext): Column => ({
  key: 'statut',
  head: comes ? 'Livraison' : 'Statut',
  ...(oneStatus && !comes && { folded: true }),
  bar: { width: 120, height: 28 },
  cell: (row) => <StatusCell {...{ row, viewer, now, turns, still }} bare={oneStatus} />,
});

const action = ({ viewer, still }: ColumnContext): Column => ({
  key: 'action',
  head: 'Prochaine action',
  className: 'dashboard-actions',
  bar: { width: '100%', height: 44 },
  cell: (row) => <RowActions row={row} viewer={viewer} still={still} />,
});

const ROUND_TRIPS: Column = {
  key: 'allers-retours',
  head: 'AR Créa',
  needs: 'laptop',
  cell: (row) => <RoundTrips count={row.nb_ar_agence} />,
};

/** When it was changed, or for how long it has stood still. */
const modified = ({ still, now }: ColumnContext): Column => ({
  key: 'modifie',
  head: still ? 'Immobile' : 'Modifié',
  sort: still ? undefined : 'modifie',
  needs: 'laptop',
  cell: (row) => (
    <span className="meta">
      {still ? (
        counted(calendarDays(row.t_statut, now), 'jour', 'jours')
      ) : (
        <RelativeTime date={row.t_update} />
      )}
    </span>
  ),
});

const BOARDS: Column = {
  key: 'boards',
  head: 'Boards',
  needs: 'laptop',
  cell: (row) => (row.boardsCount === 0 ? NOTHING : row.boardsCount),
};

const SUPPORT: Column = { key: 'support', head: 'Support', needs: 'laptop', cell: (row) => row.type };

/** The party expected to act, and until when. */
const holder = ({ viewer, now }: ColumnContext): Column => ({
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
});

/** Since when it waits for the viewer, and at what point it is. */
const waitingSince = ({ now }: ColumnContext): Column => ({
  key: 'attente',
  head: 'À vous',
  sort: 'attente',
  needs: 'laptop',
  cell: (row) => (
    <>
      {sinceDays(row.t_statut, now)}
      <span className="meta">{progressWords(row)}</span>
    </>
  ),
});

const usual: Columns = (context) => [
  ...(context.oneSupport ? [] : [SUPPORT]),
  statut(context),
  ROUND_TRIPS,
  ...(context.turns
    ? [waitingSince(context)]
    : [...(context.over ? [] : [holder(context)]), modified(context)]),
];

const DELEGATE: Column = {
  key: 'dc',
  head: 'DC',
  needs: 'laptop',
  cell: (row) => (
    <>
      {person(row.nomDc)}
      <span className="meta dashboard-in-dc">{managersOf(row)}</span>
    </>
  ),
};
const MANAGERS: readonly Column[] = [
  { key: 'smhf', head: 'SMHF', needs: 'desktop', cell: (row) => person(row.nomSmhf) },
  { key: 'mdv', head: 'MDV', needs: 'desktop', cell: (row) => person(row.nomMdv) },
];
const BOARDS_TO_MAKE: Column = { ...BOARDS, head: 'Boards à créer' };

/** The request, by deadline (specification/screens-and-addresses.md#dashboard). */
const agencyTurns: Columns = ({ byDay }) => [
  {
    key: 'demande',
    head: 'Demande, par échéance',
    sort: 'attente',
    cell: (row) => <RequestCell row={row} byDay={byDay} />,
  },
  DELEGATE,
  ...MANAGERS,
  BOARDS_TO_MAKE,
  ROUND_TRIPS,
];

/** Client, number of boards to create, deadline (specification/screens-and-addresses.md#dashboard). */
const agency: Columns = (context) =>
  context.turns
    ? agencyTurns(context)
    : [
        ...MANAGERS,
        DELEGATE,
        statut(context),
        BOARDS_TO_MAKE,
        ROUND_TRIPS,
        {
          key: 'echeance',
          head: 'À rendre',
          sort: 'echeance',
          needs: 'laptop',
          cell: (row) => (row.echeance === null ? NOTHING : <DueDate day={row.echeance} late={row.retard} />),
        },
        modified(context),
      ];

/** Number of boards, contact, and both dates, editable in place (specification/screens-and-addresses.md#dashboard). */
const installer: Columns = (context) => [
  statut(context),
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
      cell: (row) => <PoseDateCell row={row} date={date} role={context.viewer.role} />,
    }),
  ),
];

/** When it comes, and how long still or from whom. */
const ARRIVAL: Column = {
  key: 'arrivee',
  head: 'Arrivée',
  cell: ({ arrivee }) => arrivee && <ArrivalCell arrivee={arrivee} />,
};

const TAG: Column = {
  key: 'statut',
  head: 'Statut',
  bar: { width: 120, height: 28 },
  cell: (row) => <StatusTag status={row.statut} />,
};

/** What is on its way, to be opened: its rows have no other act. */
const deliveries: Columns = ({ oneSupport }) => [...(oneSupport ? [] : [SUPPORT]), TAG, ARRIVAL];

const OWN_COLUMNS: Partial<Record<Role, Columns>> = { agence: agency, installateur: installer };

/** Whether this role selects rows, for what it does to several at once; head office does so in management. */
export function selects(role: Role): boolean {
  return role === 'agence' && roleMay('projects.bulk', role);
}

/** The columns of this role; durations are relative to `now`. */
export function columnsFor(context: ColumnContext): readonly Column[] {
  if (context.deliveries) return [PICTURE, NAME, ...deliveries(context)];
  const columns = OWN_COLUMNS[context.viewer.role] ?? usual;
  const first = selects(context.viewer.role) ? [SELECT_COLUMN, PICTURE] : [PICTURE];
  return [...first, NAME, ...columns(context), action(context)];
}

const LISTS: Partial<Record<Role, string>> = {
  agence: 'dashboard-for-agency',
  installateur: 'dashboard-for-installer',
};

/** The class of a list with these columns. */
export function listClass(role: Role, subject: ListSubject): string {
  const { turns, oneStatus, comes, oneSupport, over, deliveries } = subject;
  return [
    'dashboard-list',
    LISTS[role],
    turns && 'dashboard-turns',
    oneStatus && !comes && 'dashboard-one-status',
    oneSupport && 'dashboard-one-support',
    over && 'dashboard-over',
    deliveries && 'dashboard-deliveries',
  ]
    .filter(Boolean)
    .join(' ');
}
