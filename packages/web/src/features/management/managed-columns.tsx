import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import type { Person } from '../../api/session.ts';
import { formatDate } from '../../components/format-date.ts';
import { LateBadge } from '../../components/projects/LateBadge.tsx';
import type { SortName } from '../../components/projects/list-order.ts';
import { managersOf } from '../../components/projects/managers-of.ts';
import { RoundTrips } from '../../components/projects/RoundTrips.tsx';
import { shortName } from '../../components/projects/short-name.ts';
import { ProjectNameCell } from '../../components/projects/table/ProjectNameCell.tsx';
import type { ProjectColumn } from '../../components/projects/table/project-column.tsx';
import { SELECT_COLUMN } from '../../components/projects/table/select-column.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { LineActions } from './LineActions.tsx';

const numeric = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

function Name({ name }: { name: string }) {
  return name === '' ? <span className="meta">—</span> : <span title={name}>{shortName(name)}</span>;
}

interface Managed {
  me: Person;
  /** The list contains several supports. */
  mixed: boolean;
  onAct: (action: BulkAction, row: ProjectRow) => void;
}

type Column = ProjectColumn<SortName>;

const PEOPLE: readonly Column[] = [
  {
    key: 'smhf',
    head: 'SMHF',
    needs: 'laptop',
    className: 'management-cell-person',
    cell: (row) => <Name name={row.nomSmhf} />,
  },
  {
    key: 'mdv',
    head: 'MDV',
    needs: 'laptop',
    className: 'management-cell-person',
    cell: (row) => <Name name={row.nomMdv} />,
  },
  {
    key: 'dc',
    head: 'DC',
    className: 'management-cell-person management-cell-dc',
    cell: (row) => (
      <>
        <span className="meta only-phone">DC </span>
        <Name name={row.nomDc} />
        <span className="meta management-in-dc">{managersOf(row)}</span>
      </>
    ),
  },
];

const PROGRESS: readonly Column[] = [
  {
    key: 'allers-retours',
    head: 'AR Créa',
    sort: 'ar',
    number: true,
    className: 'management-cell-trips',
    cell: (row) => <RoundTrips count={row.nb_ar_agence} />,
  },
  {
    key: 'statut',
    head: 'Statut',
    sort: 'statut',
    bar: { width: 110, height: 26 },
    className: 'management-cell-status',
    cell: (row) => (
      <>
        <StatusTag status={row.statut} />
        <LateBadge days={row.retard} {...(row.echeance === null ? {} : { due: row.echeance })} />
        <span className="meta management-in-status">
          Modifié <RelativeTime date={row.t_update} />
        </span>
      </>
    ),
  },
  {
    key: 'creation',
    head: 'Création',
    sort: 'creation',
    needs: 'laptop',
    className: 'management-cell-day meta number',
    cell: (row) => (
      <time dateTime={row.t_creation} title={formatDate(row.t_creation)}>
        {numeric.format(new Date(row.t_creation))}
      </time>
    ),
  },
  {
    key: 'modification',
    head: 'Modification',
    sort: 'modification',
    needs: 'laptop',
    className: 'management-cell-day meta number',
    cell: (row) => <RelativeTime date={row.t_update} />,
  },
];

/** Hides where the list has one support: it would say the same in each row. */
const SUPPORT: Column = {
  key: 'support',
  head: 'Support',
  sort: 'support',
  needs: 'desktop',
  className: 'management-cell-type',
  cell: (row) => row.type,
};

/** The ten columns of specification/screens-and-addresses.md#management; on narrow screens some are merged. */
export function managedColumns({ me, mixed, onAct }: Managed): readonly Column[] {
  return [
    SELECT_COLUMN,
    ...PEOPLE,
    {
      key: 'projet',
      head: 'Projet',
      sort: 'nom',
      bar: { height: 14 },
      className: 'management-cell-name',
      cell: (row) => (
        <ProjectNameCell row={row}>
          {row.ville || 'Point de vente à choisir'}
          {mixed && <span className="management-in-name"> · {row.type}</span>}
        </ProjectNameCell>
      ),
    },
    ...(mixed ? [SUPPORT] : []),
    ...PROGRESS,
    {
      key: 'actions',
      head: <span className="visually-hidden">Actions</span>,
      className: 'management-cell-actions',
      cell: (row) => <LineActions row={row} me={me} onAct={(action) => onAct(action, row)} />,
    },
  ];
}
