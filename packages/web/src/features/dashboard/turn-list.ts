import type { Role } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { type DashboardFilters, isFiltered } from './dashboard-filters.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

/** The filters of the shown list: by default all projects for those without waiting ones. */
export function shownFilters(
  filters: DashboardFilters,
  role: Role,
  waiting: WaitingDays | undefined,
): DashboardFilters {
  const nothing = waitingFor(role).length === 0 || (waiting?.length === 0 && !isFiltered(filters));
  return nothing && filters.vue === 'attente' ? { ...filters, vue: 'tout' } : filters;
}

/** Whether every row of the list waits for its reader: by the view, or by a status that always does. */
export function isTurnList({ vue, statut, supprimes }: DashboardFilters, role: Role): boolean {
  if (supprimes) return false;
  const [own] = waitingFor(role);
  return own !== undefined && (vue === 'attente' || (statut !== '' && own.statuts.includes(statut)));
}

/** Whether rows are grouped by the promised day: for those with deadlines, in their order. */
export function isByDay(filters: DashboardFilters, role: Role): boolean {
  const promised = role === 'agence' || role === 'installateur';
  return promised && isTurnList(filters, role) && (filters.tri === 'attente' || filters.tri === 'echeance');
}

/** Whether the list is of what is on its way. */
export function isDeliveries({ steering, supprimes }: DashboardFilters): boolean {
  return steering.q_livraisons === '1' && !supprimes;
}

/** Whether its rows are grouped by when they come. */
export function isByArrival(filters: DashboardFilters): boolean {
  return isDeliveries(filters) && filters.tri === 'arrivee';
}
