import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Person } from '../../api/session.ts';
import { buttonClass } from '../../components/Button.tsx';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { ArrivalLine } from '../../components/projects/ArrivalLine.tsx';
import { LateBadge } from '../../components/projects/LateBadge.tsx';
import type { SortName } from '../../components/projects/list-order.ts';
import { managersOf } from '../../components/projects/managers-of.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { RoundTrips } from '../../components/projects/RoundTrips.tsx';
import { shortName } from '../../components/projects/short-name.ts';
import { ProjectNameCell } from '../../components/projects/table/ProjectNameCell.tsx';
import type { ProjectColumn } from '../../components/projects/table/project-column.tsx';
import { SELECT_COLUMN } from '../../components/projects/table/select-column.tsx';
import { followUpPath, wizardPath } from '../../components/projects/wizard-path.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { Link } from '../../router/Link.tsx';

interface LineActionsProps {
  row: ProjectRow;
  me: Person;
  onAct: (action: BulkAction) => void;
}

const ICON_LINK = buttonClass({ tone: 'text', className: 'button-icon' });

const OTHERS = [
  {
    action: 'reaffecter',
    permission: 'project.reassign',
    label: 'Réaffecter à un délégué commercial',
    icon: IconArrowsExchange,
  },
  {
    action: 'annuler',
    permission: 'project.cancel',
    label: 'Annuler le projet',
    icon: IconBan,
    danger: true,
  },
  { action: 'supprimer', permission: 'project.delete', label: 'Supprimer', icon: IconTrash, danger: true },
] as const;

/** Follow, edit, and a menu of actions with confirmation; a refused one has its reason. */
function LineActions({ row, me, onAct }: LineActionsProps) {
  const id = row._id.$oid;
  const name = projectName(row);
  const edit = roleMay('project.edit', me.role) ? wizardPath(row.type, id) : null;
  const others = OTHERS.filter(({ permission }) => roleMay(permission, me.role)).map(
    ({ action, ...item }) => ({
      ...item,
      onChoose: () => onAct(action),
    }),
  );
  return (
    <span className="management-line-actions">
      <Link
        className={`${ICON_LINK} management-line-follow`}
        to={followUpPath(id)}
        aria-label={`Suivre ${name}`}
        title="Suivre"
      >
        <Icon of={IconEye} />
      </Link>
      {edit && (
        <Link className={ICON_LINK} to={edit} aria-label={`Modifier ${name}`} title="Modifier">
          <Icon of={IconPencil} />
        </Link>
      )}
      <Menu label={`Autres actions sur ${name}`} items={others} />
    </span>
  );
}

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
        <ArrivalLine arrivee={row.arrivee} />
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
