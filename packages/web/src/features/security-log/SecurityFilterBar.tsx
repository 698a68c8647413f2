import { SECURITY_EVENTS } from '@ardoise/domain/base/security-events.ts';
import { LogFilters } from '../../components/LogFilters.tsx';
import type { SecurityFilters } from './security-filters.ts';

const EVENTS = [
  { value: '', label: 'Tous les événements' },
  ...Object.entries(SECURITY_EVENTS).map(([value, label]) => ({ value, label })),
];

interface SecurityFilterBarProps {
  filters: SecurityFilters;
  onChange: (filters: SecurityFilters) => void;
}

/** Filters by person, event and period; all in the URL. */
export function SecurityFilterBar({ filters, onChange }: SecurityFilterBarProps) {
  return (
    <LogFilters
      name="journal"
      filters={filters}
      onChange={(changed) => onChange({ ...filters, ...changed })}
      what={{
        label: 'Événement',
        value: filters.evenement,
        onChange: (evenement) =>
          onChange({ ...filters, evenement: evenement as SecurityFilters['evenement'] }),
        options: EVENTS,
      }}
    />
  );
}
