import { MOST_COUNTED, type SavedView } from '@ardoise/domain/contract/saved-views.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { READY_VIEWS } from '@ardoise/domain/rules/ready-views.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { useFocusInSight } from '../../hooks/use-focus-in-sight.ts';
import { type DashboardFilters, readFilters, writeFilters } from './dashboard-filters.ts';
import { isShown, useViews } from './use-views.ts';
import { ViewMenu } from './ViewMenu.tsx';
import './ViewBar.css';

const NameViewDialog = lazy(async () => ({ default: (await import('./NameViewDialog.tsx')).NameViewDialog }));

type ShownView = Omit<SavedView, 'count'> & { count: number | undefined };

/** The views of the role are known before they are counted. */
function readyOf(role: Role): ShownView[] {
  return READY_VIEWS[role].map((view) => ({
    ...view,
    id: null,
    partage: false,
    mienne: false,
    de: '',
    count: undefined,
  }));
}

function countWords(count: number | undefined): string {
  if (count === undefined) return '\u2007';
  return count < MOST_COUNTED ? formatNumber(count) : `${formatNumber(MOST_COUNTED)} et plus`;
}

/** A view: a link to its address. */
function ViewChip({ view }: { view: ShownView }) {
  return (
    <Link
      className="view-bar-chip"
      to="/dashboard"
      search={writeFilters(readFilters(view.filtre))}
      replace
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      title={view.de === '' ? view.nom : `${view.nom}, partagée par ${view.de}`}
    >
      <span>{view.nom}</span> <b>{countWords(view.count)}</b>
    </Link>
  );
}

/** The ready views of the role, the saved ones, and the way to save the present one. */
export function ViewBar({ role, filters }: { role: Role; filters: DashboardFilters }) {
  const bar = useRef<HTMLElement>(null);
  useFocusInSight(bar);
  const views = useViews();
  const [naming, setNaming] = useState(false);
  const all: ShownView[] = views.data ?? readyOf(role);
  const current = all.find((view) => isShown(view, filters));
  return (
    <nav className="view-bar" aria-label="Vues" ref={bar}>
      <span className="view-bar-label" aria-hidden="true">
        Vues
      </span>
      {all.map((view) => (
        <ViewChip key={view.id ?? view.nom} view={view} />
      ))}
      {current?.id != null && current.mienne && <ViewMenu view={current} id={current.id} role={role} />}
      {current === undefined && (
        <button type="button" className="view-bar-chip view-bar-add" onClick={() => setNaming(true)}>
          <Icon of={IconPlus} size="s" />
          Enregistrer cette vue
        </button>
      )}
      {naming && (
        <Suspense>
          <NameViewDialog filters={filters} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </nav>
  );
}
