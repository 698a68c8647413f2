import type { Role } from '@ardoise/domain/projects/roles.ts';
import { DelayedSearch } from '../../components/DelayedSearch.tsx';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { chosenOrder, orderOptions } from '../../components/projects/order-options.ts';
import { Select } from '../../components/Select.tsx';
import { chosenSupport, type DashboardFilters, supportOptions, withSupport } from './dashboard-filters.ts';
import './FilterBar.css';

interface FilterBarProps {
  role: Role;
  filters: DashboardFilters;
  onChange: (filters: DashboardFilters) => void;
}

/** Search, supports and order of the list; all in the URL. */
export function FilterBar({ role, filters, onChange }: FilterBarProps) {
  return (
    <div className="filter-bar">
      <DelayedSearch
        label="Nom, ville, numéro d’OUTLET"
        value={filters.recherche}
        onChange={(recherche) => onChange({ ...filters, recherche })}
      />
      <Select
        label="Support"
        value={chosenSupport(filters)}
        onChange={(option) => onChange(withSupport(filters, option))}
        options={supportOptions(role)}
      />
      <Select
        label="Trier"
        value={chosenOrder(filters.tri, role)}
        onChange={(tri) => onChange({ ...filters, tri: tri as SortOrder })}
        options={orderOptions(role)}
      />
    </div>
  );
}
