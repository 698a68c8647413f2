import type { DashboardFilters } from './dashboard-filters.ts';
import { useCreateView, viewFilterOf } from './use-views.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

/** Saves the present filters and order under a name. */
export function NameViewDialog({ filters, onClose }: { filters: DashboardFilters; onClose: () => void }) {
  const create = useCreateView();
  return (
    <ViewNameForm
      title="Enregistrer cette vue"
      confirm="Enregistrer"
      nom=""
      onName={(nom) => create.mutateAsync({ nom, filtre: viewFilterOf(filters) })}
      onClose={onClose}
    />
  );
}
