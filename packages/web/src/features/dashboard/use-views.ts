import {
  changeView,
  createView,
  deleteView,
  listViews,
  type SavedView,
} from '@ardoise/domain/contract/saved-views.ts';
import type { ViewFilter } from '@ardoise/domain/rules/view-filter.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { type DashboardFilters, writeFilters } from './dashboard-filters.ts';

/** Counts are a view's own: not refetched at each change of a project. */
const FRESH_MS = 30_000;

export function useViews() {
  return useQuery({
    queryKey: ['views'],
    queryFn: ({ signal }) => request(listViews, { signal }),
    staleTime: FRESH_MS,
  });
}

/** The parameters saved in a view. */
export function viewFilterOf(filters: DashboardFilters): ViewFilter {
  const { q_vue: _implied, q_supprimes: _deleted, ...others } = writeFilters(filters);
  const said = Object.entries(others).filter(([, value]) => value !== undefined);
  return { q_vue: filters.vue, ...Object.fromEntries(said) };
}

/** Whether the address is this view's, whatever the order of its parameters. */
export function isShown(view: Pick<SavedView, 'filtre'>, filters: DashboardFilters): boolean {
  const keyed = (filter: ViewFilter) => JSON.stringify(Object.entries(filter).toSorted());
  return keyed(view.filtre) === keyed(viewFilterOf(filters));
}

function useRefreshed() {
  const cache = useQueryClient();
  return { onSettled: () => cache.invalidateQueries({ queryKey: ['views'] }) };
}

export function useCreateView() {
  const mutationFn = (body: { nom: string; filtre: ViewFilter }) => request(createView, { body });
  return useMutation({ mutationFn, ...useRefreshed() });
}

export function useChangeView(id: number) {
  const mutationFn = (body: { nom?: string; partage?: boolean }) =>
    request(changeView, { params: { id }, body });
  return useMutation({ mutationFn, ...useRefreshed() });
}

export function useDeleteView(id: number) {
  const mutationFn = () => request(deleteView, { params: { id } });
  return useMutation({ mutationFn, ...useRefreshed() });
}
