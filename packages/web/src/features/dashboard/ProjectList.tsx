import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { keepsPromise } from '@ardoise/domain/projects/promised-statuses.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isFinal } from '@ardoise/domain/projects/statuses.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { lazy, Suspense, useMemo } from 'react';
import { buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { NothingFound, nothingAnswers, SOON_HERE } from '../../components/projects/NothingFound.tsx';
import { ProjectTable } from '../../components/projects/table/ProjectTable.tsx';
import { SelectionContext } from '../../components/projects/table/select-column.tsx';
import { useSelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useNow } from '../../hooks/use-now.ts';
import type { ProjectPages } from '../../hooks/use-project-pages.ts';
import { Link } from '../../router/Link.tsx';
import { type DashboardFilters, isFiltered } from './dashboard-filters.ts';
import { orderAfter, sortOf } from './dashboard-sort.ts';
import { arrivalGroup, dueGroup } from './due-groups.ts';
import { columnsFor, listClass, selects } from './list-columns.tsx';
import { isByArrival, isByDay, isDeliveries, isTurnList } from './turn-list.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

interface NoProjectProps {
  filters: DashboardFilters;
  role: Role;
  onClear: () => void;
}

/** What is empty with these filters, and why; null without any. */
function emptyWords(filters: DashboardFilters): { title: string; why?: string } | null {
  const { recherche, supprimes, retard, steering, statut } = filters;
  if (recherche !== '') return { title: nothingAnswers(recherche) };
  if (supprimes)
    return {
      title: 'Aucun projet supprimé',
      why: 'Les projets supprimés depuis moins de 30 jours apparaîtront ici, et pourront être rétablis.',
    };
  if (retard)
    return {
      title: 'Aucun projet en retard',
      why: 'Un projet est en retard quand le délai promis, en jours ouvrés, est passé.',
    };
  if (Object.keys(steering).length > 0) return { title: 'Aucun projet pour ces filtres', why: SOON_HERE };
  if (!isFiltered(filters)) return null;
  return { title: statut ? `Aucun projet en ${statut}` : 'Aucun projet de ce support', why: SOON_HERE };
}

/** Empty state: the reason, and a remedy. */
function NoProject({ filters, role, onClear }: NoProjectProps) {
  const empty = emptyWords(filters);
  if (empty)
    return (
      <NothingFound title={empty.title} onClear={onClear}>
        {empty.why}
      </NothingFound>
    );
  if (roleMay('project.create', role)) {
    return (
      <EmptyState
        title="Aucun projet pour le moment"
        action={
          <Link className={buttonClass({ tone: 'line' })} to={PAGES.home}>
            Créer un projet
          </Link>
        }
      >
        Créez une première commande depuis l’accueil&nbsp;: elle apparaîtra ici avec son statut et sa
        prochaine action.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun projet pour le moment">
      Les projets qui vous concernent apparaîtront ici.
    </EmptyState>
  );
}

// Lazy-loaded: for agencies only.
const AgencyBulk = lazy(async () => ({ default: (await import('./AgencyBulk.tsx')).AgencyBulk }));

/** Rows per page (specification/constants.md#lists). */
export const PAGE_SIZE = 9;

/** Headings of the list's order; undefined for one without. */
function groupsOf(filters: DashboardFilters, role: Role, today: string, waiting: WaitingDays) {
  if (isByArrival(filters)) return (row: ProjectRow) => arrivalGroup(row, today);
  return isByDay(filters, role) ? (row: ProjectRow) => dueGroup(row, today, waiting) : undefined;
}

interface ProjectListProps {
  viewer: Viewer;
  filters: DashboardFilters;
  pages: ProjectPages;
  /** What waits for the viewer in this list, by day; empty until it is counted. */
  waiting: WaitingDays;
  /** Number of matches, once counted. */
  total: number | undefined;
  onSort: (order: SortOrder) => void;
  onClear: () => void;
}

/** The matching projects, in the columns of the viewer's role. */
export function ProjectList({ viewer, filters, pages, waiting, total, onSort, onClear }: ProjectListProps) {
  const now = useNow();
  const turns = isTurnList(filters, viewer.role);
  const byDay = isByDay(filters, viewer.role);
  const { statut, support } = filters;
  const deliveries = isDeliveries(filters);
  const still = filters.steering.q_immobile !== undefined;
  const subject = useMemo(
    () => ({
      turns,
      byDay,
      oneStatus: statut !== '',
      comes: statut !== '' && keepsPromise(statut),
      over: statut !== '' && isFinal(statut),
      oneSupport: support !== '',
      still,
      deliveries,
    }),
    [turns, byDay, statut, support, still, deliveries],
  );
  const columns = useMemo(() => columnsFor({ viewer, now, ...subject }), [viewer, now, subject]);
  const today = parisDay(new Date(now));
  const selected = useSelectedProjects();
  const rows = pages.data?.rows ?? [];
  const table = (
    <ProjectTable
      className={listClass(viewer.role, subject)}
      columns={columns}
      pages={pages}
      pageSize={PAGE_SIZE}
      total={total}
      sort={{ ...sortOf(filters.tri), onSort: (pressed) => onSort(orderAfter(filters.tri, pressed)) }}
      groupOf={groupsOf(filters, viewer.role, today, waiting)}
      none={<NoProject filters={filters} role={viewer.role} onClear={onClear} />}
    />
  );
  if (!selects(viewer.role)) return table;
  return (
    <SelectionContext
      value={{
        rows,
        has: selected.has,
        onChoose: (row, chosen) => selected.put([row], chosen),
        onChooseAll: (chosen) => selected.put(rows, chosen),
      }}
    >
      {table}
      <Suspense>
        <AgencyBulk username={viewer.name} selected={selected} shown={rows} />
      </Suspense>
    </SelectionContext>
  );
}
