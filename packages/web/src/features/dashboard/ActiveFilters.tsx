import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from '../../components/Icon.tsx';
import { rolesNamed, STEERING_FILTERS, steeringWords } from '../../components/projects/steering-filters.ts';
import { usePersonNames } from '../../hooks/use-person-names.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import './ActiveFilters.css';

interface ActiveFiltersProps {
  filters: DashboardFilters;
  onChange: (filters: DashboardFilters) => void;
}

/** The filters that came with the address, each with a button that lifts it. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { steering } = filters;
  const active = STEERING_FILTERS.filter((filter) => steering[filter] !== undefined);
  const nameOf = usePersonNames(rolesNamed(steering));
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Filtres">
      {active.map((filter) => (
        <li key={filter}>
          <button
            type="button"
            onClick={() => {
              const { [filter]: _lifted, ...others } = steering;
              onChange({ ...filters, steering: others });
            }}
          >
            <span className="visually-hidden">Retirer le filtre </span>
            {steeringWords(filter, steering, nameOf)}
            <Icon of={IconX} size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
