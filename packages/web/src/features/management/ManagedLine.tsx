import type { BulkAction } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/session.ts';
import { formatDate } from '../../components/format-date.ts';
import { LateBadge } from '../../components/projects/LateBadge.tsx';
import { managersOf } from '../../components/projects/managers-of.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { RoundTrips } from '../../components/projects/RoundTrips.tsx';
import { shortName } from '../../components/projects/short-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { LineActions } from './LineActions.tsx';

interface ManagedLineProps {
  row: ProjectRow;
  me: Person;
  /** The list holds several supports. */
  mixed: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onAct: (action: BulkAction) => void;
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

/**
 * One project, in the ten columns of specification/screens-and-addresses.md#management; on narrow screens some fold
 * into others.
 */
export function ManagedLine({ row, me, mixed, chosen, onChoose, onAct }: ManagedLineProps) {
  const id = row._id.$oid;
  return (
    <tr data-project={id} className={chosen ? 'management-chosen' : undefined}>
      <td className="management-cell-box">
        <input
          type="checkbox"
          aria-label={`Sélectionner ${projectName(row)}`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <td className="management-cell-name">
        <Link className="management-name" data-row-link to={followUpPath(id)}>
          {projectName(row)}
        </Link>
        <span className="meta">
          {row.ville || 'Point de vente à choisir'}
          {mixed && <span className="management-in-name"> · {row.type}</span>}
        </span>
      </td>
      <td className="management-cell-type">{row.type}</td>
      <td className="management-cell-boss">
        <Name name={row.nomSmhf} />
      </td>
      <td className="management-cell-boss">
        <Name name={row.nomMdv} />
      </td>
      <td className="management-cell-dc">
        <Name name={row.nomDc} />
        <span className="meta management-in-dc">{managersOf(row)}</span>
      </td>
      <td className="management-cell-trips management-number">
        <RoundTrips count={row.nb_ar_agence} />
      </td>
      <td className="management-cell-status">
        <StatusTag status={row.statut} />
        <LateBadge days={row.retard} {...(row.echeance === null ? {} : { due: row.echeance })} />
        <span className="meta management-in-status">
          Modifié <RelativeTime date={row.t_update} />
        </span>
      </td>
      <td className="management-cell-made meta number">
        <time dateTime={row.t_creation} title={formatDate(row.t_creation)}>
          {numeric.format(new Date(row.t_creation))}
        </time>
      </td>
      <td className="management-cell-changed meta number">
        <RelativeTime date={row.t_update} />
      </td>
      <td className="management-cell-actions">
        <LineActions row={row} me={me} onAct={onAct} />
      </td>
    </tr>
  );
}
