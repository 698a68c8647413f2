import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import { waitingFor } from '@ardoise/domain/projects/waiting.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LedgerSkeleton, StatusLedger } from '../../components/projects/StatusLedger.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { type DashboardFilters, readFilters, writeFilters } from './dashboard-filters.ts';
import { FilterBar } from './FilterBar.tsx';
import { ProjectList } from './ProjectList.tsx';
import { TurnSummary } from './TurnSummary.tsx';
import { useStatusCounts } from './use-status-counts.ts';
import './Dashboard.css';

/** The projects in the viewer's scope: counts as filters, search, order, and nine rows per page. */
export function DashboardPage() {
  const me = useMe();
  const filters = readFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  const counts = useStatusCounts(filters);
  const show = (next: DashboardFilters) =>
    void navigate({ to: '/dashboard', search: writeFilters(next), replace: true, resetScroll: false });
  const shown = counts.data?.filter(({ statut }) => filters.statut === '' || statut === filters.statut);
  const total = filters.supprimes ? undefined : shown?.reduce((sum, { count }) => sum + count, 0);
  const withLedger = !filters.supprimes;

  return (
    <main tabIndex={-1}>
      <div className="page-head dashboard-head">
        <h1 className="title-page">{filters.supprimes ? 'Projets supprimés' : 'Tableau de bord'}</h1>
        <p
          className={
            waitingFor(me.role).length > 0
              ? 'lede dashboard-lede dashboard-with-turns'
              : 'lede dashboard-lede'
          }
        >
          {filters.supprimes ? (
            'Un projet supprimé peut être rétabli pendant 30 jours.'
          ) : counts.data ? (
            <TurnSummary role={me.role} counts={counts.data} filters={filters} />
          ) : (
            <Skeleton width={220} />
          )}
        </p>
        <div className="actions">
          {roleMay('project.restore', me.role) && (
            <Link
              className={buttonClass({ tone: 'text' })}
              to="/dashboard"
              search={filters.supprimes ? {} : { q_supprimes: '1' }}
            >
              {filters.supprimes ? 'Retour au tableau de bord' : 'Projets supprimés'}
            </Link>
          )}
          {roleMay('project.create', me.role) && !filters.supprimes && (
            <Link className={buttonClass({ tone: 'main' })} to="/">
              <Icon of={IconPlus} />
              <span>
                Nouveau<span className="hide-phone"> projet</span>
              </span>
            </Link>
          )}
        </div>
      </div>
      {withLedger && counts.isPending && <LedgerSkeleton />}
      {withLedger && counts.data && (
        <StatusLedger
          counts={counts.data}
          chosen={filters.statut}
          onChoose={(statut) => show({ ...filters, statut })}
        />
      )}
      <FilterBar role={me.role} filters={filters} onChange={show} />
      <ProjectList
        viewer={me}
        filters={filters}
        total={total}
        onSort={(tri) => show({ ...filters, tri })}
        onClear={() => show(readFilters({ tri: filters.tri }))}
      />
    </main>
  );
}
