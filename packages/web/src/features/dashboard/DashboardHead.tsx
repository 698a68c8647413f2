import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/session.ts';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Skeleton } from '../../components/Skeleton.tsx';

interface DashboardHeadProps {
  me: Person;
  /** The list of deleted projects. */
  deleted: boolean;
  /** Another act of the page comes first. */
  calm: boolean;
  /** What waits, in a sentence; undefined until it is counted. */
  summary: string | undefined;
  /** Id of the first project that waits for the viewer; 'awaited' until the list is read. */
  urgent: string | undefined;
}

/** The one act of the dashboard: a new project, or for whoever creates none the most urgent one. */
function MainAct({ me, calm, urgent }: Pick<DashboardHeadProps, 'me' | 'calm' | 'urgent'>) {
  if (roleMay('project.create', me.role))
    return (
      <Link className={buttonClass({ tone: calm ? 'line' : 'main' })} to="/">
        <Icon of={IconPlus} />
        <span>
          Nouveau<span className="hide-phone"> projet</span>
        </span>
      </Link>
    );
  if (calm || urgent === undefined) return null;
  // Holds the button's place, which on a phone is a line of its own.
  if (urgent === 'awaited') return <Skeleton width={218} height={44} />;
  return (
    <Link className={buttonClass({ tone: 'main' })} to={followUpPath(urgent)}>
      Ouvrir le plus urgent
      <Icon of={IconArrowRight} />
    </Link>
  );
}

/** Title, what waits for the viewer, and the main act. */
export function DashboardHead({ me, deleted, calm, summary, urgent }: DashboardHeadProps) {
  return (
    <div className="page-head dashboard-head">
      <h1 className="title-page">{deleted ? 'Projets supprimés' : 'Tableau de bord'}</h1>
      <p className="lede dashboard-lede">
        {deleted
          ? 'Un projet supprimé peut être rétabli pendant 30 jours.'
          : (summary ?? <Skeleton width={220} />)}
      </p>
      <div className="actions">
        {roleMay('project.restore', me.role) && (
          <Link
            className={buttonClass({ tone: 'text' })}
            to="/dashboard"
            search={deleted ? {} : { q_supprimes: '1' }}
          >
            {deleted ? 'Retour au tableau de bord' : 'Projets supprimés'}
          </Link>
        )}
        {!deleted && <MainAct me={me} calm={calm} urgent={urgent} />}
      </div>
    </div>
  );
}
