import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { Link } from '../../router/Link.tsx';
import { counted } from '../format-number.ts';
import { followUpPath } from '../projects/wizard-path.ts';
import { groupReasons } from './bulk-job.ts';

interface Told {
  id: string;
  nameProjet: string;
  statut: Status | null;
  message: string;
}

/** Maximum of names per reason. */
const NAMED = 100;

/** Each reason once, with its projects in a disclosure. */
export function ReasonList({ told }: { told: readonly Told[] }) {
  const groups = groupReasons(told);
  return (
    <ul className="bulk-job-reasons">
      {groups.map(({ message, of }) => (
        <li key={message}>
          <details open={groups.length === 1 && of.length <= 5}>
            <summary>
              {message} <span className="meta">{counted(of.length, 'projet', 'projets')}</span>
            </summary>
            <ul>
              {of.slice(0, NAMED).map(({ id, nameProjet, statut }) => (
                <li key={id}>
                  {statut === null ? (
                    <span className="number">{id}</span>
                  ) : (
                    <Link to={followUpPath(id)} target="_blank">
                      {nameProjet || 'Projet sans nom'}
                    </Link>
                  )}
                  {statut !== null && <span className="meta">{statut}</span>}
                </li>
              ))}
              {of.length > NAMED && (
                <li className="meta">et {counted(of.length - NAMED, 'autre', 'autres')}</li>
              )}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
